/**
 * Owns which characters no text of the shop carries: control characters, which terminals, mails and feeds act on; marks that turn the direction
 * of whatever follows them around; halves of characters. Marks of single letters and of emojis stay.
 */

/** Line separators too: such a text stands on one line. */
const IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const IN_TEXT = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u

const ALL_IN_LINE = new RegExp(IN_LINE, 'gu')
const ALL_IN_TEXT = new RegExp(IN_TEXT, 'gu')
const ALL_ON_TERMINAL = new RegExp(`${IN_TEXT.source}|\\r(?!\\n)`, 'gu')

/** Whether a text that is one line, such as a name or an id, carries one. */
export function isHarmfulLine(text: string): boolean {
  return IN_LINE.test(text)
}

/** The same of a text of several lines, in which line ends and tabs are none. */
export function isHarmfulText(text: string): boolean {
  return IN_TEXT.test(text)
}

export function withoutHarmInLine(text: string): string {
  return text.replace(ALL_IN_LINE, '')
}

export function withoutHarmInText(text: string): string {
  return text.replace(ALL_IN_TEXT, '')
}

/** A text as it may be shown on a terminal, each such character as its number: `\u001b`. Line ends and tabs stay, a return that overwrites its line does not. */
export function spelledOut(text: string): string {
  return text.replace(ALL_ON_TERMINAL, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
