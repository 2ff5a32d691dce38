/** Counts as words of a sentence. */

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
]

/** Small numbers in words, others in digits. */
export function countWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** "eleven makers", "one maker". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countWord(count)} ${count === 1 ? one : many}`
}

/** With a capital in front. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
