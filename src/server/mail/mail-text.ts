/** A mail as plain text, for readers without HTML. */
import type { MailContent, MailFooter } from './mail-content.ts'

const WIDTH = 64

export function renderMailText(content: MailContent, footer: MailFooter): string {
  const { heading, paragraphs, button, lines, sums, sections } = content
  const blocks = [
    `${heading}\n${'='.repeat(Math.min([...heading].length, WIDTH))}`,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    lines.map(({ title, details, total }) => `${row(title, total)}\n  ${details}`).join('\n'),
    sums.map(({ label, value }) => row(label, value)).join('\n'),
    ...sections.map(({ title, lines: body, link }) =>
      [title.toUpperCase(), ...body, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n'),
    ),
    ['--', ...footer.lines, footer.shopUrl].join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A name on the left and an amount on the right of one line. */
function row(label: string, value: string): string {
  const space = WIDTH - [...label].length - value.length
  return `${label}${' '.repeat(Math.max(space, 2))}${value}`.trimEnd()
}
