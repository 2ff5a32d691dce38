/** Turns the HTML of a description into plain text: paragraphs and list items on lines of their own, no scripts and no styles. */
import { Parser } from 'htmlparser2'

const BLOCKS = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'blockquote',
])
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'head', 'svg', 'math', 'object'])

export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return tidy(html)
  let text = ''
  let unseen = 0
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.has(name)) unseen += 1
      if (BLOCKS.has(name)) text += '\n'
      if (name === 'li') text += '• '
    },
    ontext(part) {
      if (unseen === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1
      if (BLOCKS.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return tidy(text)
}

function tidy(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
  return lines.filter((line) => line !== '' && line !== '•').join('\n')
}
