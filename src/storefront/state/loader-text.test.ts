/** Data written for a page and read in it. */
import { expect, it } from 'vitest'
import { loaderTexts, readText, writeText } from './loader-text.ts'

it('what was written here is read as it is; a text from elsewhere gives the same object each time', () => {
  const here = loaderTexts<{ a: number[] }>()
  const data = { a: [1] }
  const text = writeText(here, data)
  expect(readText(here, text)).toBe(data)
  const elsewhere = loaderTexts<{ a: number[] }>()
  const read = readText(elsewhere, text)
  expect(read).toEqual(data)
  expect(readText(elsewhere, '{"a":[1]}')).toBe(read)
})

it('data that differs in nothing from what was written last is the same text, and one that differs is not', () => {
  const texts = loaderTexts<{ a: readonly number[]; b?: string }>()
  const a = [1]
  const first = writeText(texts, { a })
  expect(writeText(texts, { a })).toBe(first)
  expect(writeText(texts, { a, b: 'b' })).toBe('{"a":[1],"b":"b"}')
  expect(writeText(texts, { a: [2] })).toBe('{"a":[2]}')
})

it('texts are told apart while many pages are made at a time, and forgotten texts are read anew', () => {
  const texts = loaderTexts<{ a: number }>()
  const written = Array.from({ length: 80 }, (_, a) => writeText(texts, { a }))
  expect(written.map((text) => readText(texts, text))).toEqual(Array.from({ length: 80 }, (_, a) => ({ a })))
  expect(texts.known.size).toBeLessThanOrEqual(32)
})

it('the browser’s own answers are no texts', () => {
  const data = { a: 1 }
  expect(readText(loaderTexts<{ a: number }>(), data)).toBe(data)
})
