/** Data written for a page and read in it. */
import { expect, it } from 'vitest'
import { createLoaderText } from './loader-text.ts'

it('what was written here is read as it is; a text from elsewhere gives the same object each time', () => {
  const here = createLoaderText<{ a: number[] }>()
  const data = { a: [1] }
  expect(here.read(here.write(data))).toBe(data)
  const elsewhere = createLoaderText<{ a: number[] }>()
  const read = elsewhere.read(here.write(data))
  expect(read).toEqual(data)
  expect(elsewhere.read('{"a":[1]}')).toBe(read)
})

it('data that differs in nothing from what was written last is the same text, and one that differs is not', () => {
  const texts = createLoaderText<{ a: readonly number[]; b?: string }>()
  const a = [1]
  const first = texts.write({ a })
  expect(texts.write({ a })).toBe(first)
  expect(texts.write({ a, b: 'b' })).toBe('{"a":[1],"b":"b"}')
  expect(texts.write({ a: [2] })).toBe('{"a":[2]}')
})

it('texts are told apart while many pages are made at a time, and forgotten texts are read anew', () => {
  const texts = createLoaderText<{ a: number }>()
  const written = Array.from({ length: 40 }, (_, a) => texts.write({ a }))
  expect(written.map((text) => texts.read(text))).toEqual(Array.from({ length: 40 }, (_, a) => ({ a })))
})

it('the browser’s own answers are no texts', () => {
  const data = { a: 1 }
  expect(createLoaderText<{ a: number }>().read(data)).toBe(data)
})
