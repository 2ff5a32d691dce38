/** What the loaders have given, handed to the browser with the page. */
import { text } from 'node:stream/consumers'

/** What React Router's own scripts put its stream into. */
const STREAM = 'window.__reactRouterContext.streamController'

/** A script that does what those of React Router's streamed pages do: its encoded `data`, and that there is no more. */
export async function handOver(data: ReadableStream<Uint8Array>): Promise<string> {
  return `<script>${STREAM}.enqueue(${scriptText(await text(data))});${STREAM}.close();</script>`
}

/** The page with a script as the last thing of its body. */
export function withScript(html: string, script: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + script : html.slice(0, end) + script + html.slice(end)
}

/** Nothing in the text can end the script element or begin a comment. In this order, and plain: a call for each match would take ten times as long. */
const ESCAPES = [
  ['\\', String.raw`\\`],
  ["'", String.raw`\'`],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['<', String.raw`\u003c`],
] as const

/** A text as a string of JavaScript, in single quotes, since JSON is full of double ones. */
export function scriptText(plain: string): string {
  const escaped = ESCAPES.reduce((written, [character, escape]) => written.replaceAll(character, escape), plain)
  return `'${escaped}'`
}
