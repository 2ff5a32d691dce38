/** A mail as HTML: tables and inline styles, because mail programs know little else; complete without a picture. */
import { Html, html } from './html.ts'
import type { MailContent, MailFooter, MailLine, MailSection, MailSum } from './mail-content.ts'

/** The design's tokens (storefront/styles/tokens.css), written out: a mail has no custom properties. */
const PAPER = '#fbfaf8'
const TILE = '#f1efec'
const INK = '#16181d'
const INK_2 = '#55585f'
const LINE = '#e4e1dc'
const SANS = new Html("'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif")
const SERIF = new Html("Fraunces, Georgia, 'Times New Roman', serif")
const TABLE = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')
const BODY_TEXT = html`font-family:${SANS};font-size:16px;line-height:25px;color:${INK}`
const SMALL_TEXT = html`font-family:${SANS};font-size:14px;line-height:20px;color:${INK_2}`

export function renderMailHtml(content: MailContent, footer: MailFooter): string {
  const { subject, preview, heading, paragraphs, button, lines, sums, sections } = content
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${PAPER}">
          ${preview}
        </div>
        <table ${TABLE} style="background-color:${PAPER}">
          <tr>
            <td align="center" style="padding:32px 16px 48px">
              <table ${TABLE} style="max-width:600px">
                <tr>
                  <td style="padding:0 0 28px;font-family:${SERIF};font-size:28px;line-height:32px">
                    <a href="${footer.shopUrl}" style="color:${INK};text-decoration:none">${footer.shopName}</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 24px;background-color:#ffffff;border:1px solid ${LINE};border-radius:12px">
                    <h1
                      style="margin:0 0 16px;font-family:${SANS};font-size:28px;line-height:32px;font-weight:600;color:${INK}"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;${BODY_TEXT}">${paragraph}</p>`)}
                    ${button ? renderButton(button) : ''} ${renderLines(lines)} ${renderSums(sums)}
                    ${sections.map((section, at) => renderSection(section, at))}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 8px 0;${SMALL_TEXT}">${footer.lines.map((line) => html`${line}<br />`)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}

function renderButton({ label, url }: { label: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px">
    <tr>
      <td bgcolor="${INK}" style="border-radius:999px">
        <a
          href="${url}"
          style="display:inline-block;padding:13px 28px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:999px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function renderLines(lines: readonly MailLine[]): Html {
  const row = ({ title, details, total }: MailLine) =>
    html`<tr>
      <td
        style="padding:14px 12px 14px 0;border-bottom:1px solid ${LINE};${BODY_TEXT};word-break:break-word;overflow-wrap:anywhere"
      >
        <bdi>${title}</bdi><br /><span style="${SMALL_TEXT}">${details}</span>
      </td>
      <td
        align="right"
        valign="top"
        style="padding:14px 0;border-bottom:1px solid ${LINE};white-space:nowrap;${BODY_TEXT}"
      >
        ${total}
      </td>
    </tr>`
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${LINE}">
    ${lines.map(row)}
  </table>`
}

function renderSums(sums: readonly MailSum[]): Html {
  const row = ({ label, value, strong }: MailSum) => {
    const style = html`${strong === true ? BODY_TEXT : SMALL_TEXT};${strong === true ? 'font-weight:600' : ''}`
    return html`<tr>
      <td style="padding:5px 12px 5px 0;${style}">${label}</td>
      <td align="right" style="padding:5px 0;white-space:nowrap;${style}">${value}</td>
    </tr>`
  }
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 28px">
    ${sums.map(row)}
  </table>`
}

/** What matters most comes first, on a tile; the rest stands on the page, under a line. */
function renderSection({ title, lines, link }: MailSection, at: number): Html {
  const anchor = link
    ? html`<a href="${link.url}" style="color:${INK};text-decoration:underline">${link.label}</a>`
    : ''
  const frame =
    at === 0
      ? html`padding:18px 20px;background-color:${TILE};border-radius:8px`
      : html`padding:${at === 1 ? 4 : 18}px 0 4px;${at === 1 ? '' : html`border-top:1px solid ${LINE}`}`
  return html`<table ${TABLE} style="margin:0 0 14px">
    <tr>
      <td style="${frame};${BODY_TEXT}">
        <h2 style="margin:0 0 4px;font-family:${SANS};font-size:14px;line-height:20px;font-weight:600;color:${INK_2}">
          ${title}
        </h2>
        ${lines.map((line) => html`${line}<br />`)}${anchor}
      </td>
    </tr>
  </table>`
}
