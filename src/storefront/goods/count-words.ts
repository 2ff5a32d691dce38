/** Counts as words of a sentence. */
import { formatNumber } from '#domain/money/format-number.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Numbers below a hundred in English words; others, and those of other languages, in digits. */
export function countWord(count: number, locale: string): string {
  if (!/^en(?:-|$)/i.test(locale)) return formatNumber(count, locale)
  const small = NUMBERS[count]
  const tens = TENS[Math.floor(count / 10) - 2]
  if (small !== undefined || tens === undefined) return small ?? formatNumber(count, locale)
  return count % 10 === 0 ? tens : `${tens}-${NUMBERS[count % 10]}`
}

/** With a capital in front. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
