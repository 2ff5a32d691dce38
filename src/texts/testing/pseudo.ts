/** A language for tests, made from English: bracketed, accented and 35 % longer, so that a text outside of the packs, a cut word or an overflow is seen at once. */
import { en } from '../en.ts'
import type { Language } from '../text-pack.ts'

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž']
const LONGER = 0.35

/** The word with all its letters accented: none of A to Z is left. */
function accented(text: string): string {
  return [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')
}

/** A value in braces, from its brace on: branches of plurals and choices are texts, all else stays as it is. */
function value(message: string, start: number): { written: string; end: number } {
  let written = ''
  let at = start
  let depth = 0
  do {
    const sign = message[at] ?? ''
    const isBranch = sign === '{' && depth === 1
    if (isBranch) {
      const branch = part(message, at + 1)
      written += `{${branch.written}}`
      at = branch.end + 1
    } else {
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      written += sign
      at += 1
    }
  } while (depth > 0 && at < message.length)
  return { written, end: at }
}

/** A text up to the brace that closes it, or the message's end. */
function part(message: string, start: number): { written: string; end: number } {
  let written = ''
  let at = start
  while (at < message.length && message[at] !== '}') {
    const tag = /^<\/?\d+\/?>/.exec(message.slice(at))?.[0]
    const next = message[at] === '{' ? value(message, at) : null
    if (next) written += next.written
    else written += tag ?? accented(message[at] ?? '')
    at = next?.end ?? at + (tag?.length ?? 1)
  }
  return { written, end: at }
}

/** `⟦Ĥöṁé ···⟧` of `Home`; values and the signs of marked parts are untouched. */
export function pseudoMessage(message: string): string {
  const letters = [...message.replace(/\{[^{}]*\}|<\/?\d+\/?>/g, '')].length
  return `⟦${part(message, 0).written} ${'·'.repeat(Math.ceil(letters * LONGER))}⟧`
}

/** The whole pack. */
export const PSEUDO: Language = Object.fromEntries(
  Object.entries(en).map(([group, messages]) => [
    group,
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessage(message)])),
  ]),
)
