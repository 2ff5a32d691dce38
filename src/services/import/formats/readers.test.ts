import { dollars } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportIssues } from '../issues.ts'
import { readCsv } from './csv-rows.ts'
import { readJsonEntries, readJsonLines } from './json-entries.ts'
import { decodeUtf8 } from './text-chunks.ts'

/** The bytes in pieces of `size`, as a file may arrive. */
async function* pieces(content: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

function texts(content: string | Uint8Array, size = 7): AsyncGenerator<string> {
  return decodeUtf8(pieces(content, size))
}

async function json(content: string, size = 7) {
  const issues = new ImportIssues(dollars)
  return { entries: await collect(readJsonEntries(texts(content, size), issues)), issues }
}

async function collect<T>(groups: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const group of groups) all.push(...group)
  return all
}

async function csv(content: string | Uint8Array, size = 7) {
  const { header, rows } = await readCsv(texts(content, size))
  return { header, rows: await collect(rows) }
}

/** A file as it may be written, with any white space between its marks. */
const jsonFile = fc
  .record({ products: fc.array(fc.jsonValue({ maxDepth: 3 })), reviews: fc.array(fc.jsonValue({ maxDepth: 2 })) })
  .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(0, 1, 3), fc.integer({ min: 1, max: 40 })))

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r\n', ' ', '漢') })

describe('spec 11.1: JSON is read entry by entry', () => {
  it('gives what JSON.parse gives, however the bytes arrive', async () => {
    await fc.assert(
      fc.asyncProperty(jsonFile, async ([file, indent, size]) => {
        const { entries } = await json(JSON.stringify(file, null, indent), size)
        expect(entries.filter(({ part }) => part === 'products').map(({ value }) => value)).toEqual(
          JSON.parse(JSON.stringify(file.products)),
        )
        expect(entries.filter(({ part }) => part === 'reviews').map(({ value }) => value)).toEqual(
          JSON.parse(JSON.stringify(file.reviews)),
        )
      }),
    )
  })

  it('names the place and the line of each entry', async () => {
    const { entries } = await json('\uFEFF[\n  {"id": "a"},\n\n  {\n"id": "b\\"]"\n}, 5\n]\n')
    expect(entries).toEqual([
      { part: 'products', path: 'products[0]', line: 2, value: { id: 'a' } },
      { part: 'products', path: 'products[1]', line: 4, value: { id: 'b"]' } },
      { part: 'products', path: 'products[2]', line: 6, value: 5 },
    ])
  })

  it.each([
    ['', 'it is empty'],
    [' \n ', 'it is empty'],
    ['[{"id": 1},\n {"id": 2,}]', 'line 2, column 11: unexpected "}"'],
    ['[1 2]', 'line 1, column 4: unexpected "2"'],
    ['[1,', 'line 1, column 4: the file ends too early'],
    ['{"products": [{"a": 1', 'the file ends too early'],
    ['[]]', 'unexpected "]"'],
    ['["a\n"]', 'line 1, column 4: unexpected "\\n"'],
    ['"text"', 'must be an array of products or an object with products, categories, brands, reviews, got "text"'],
    ['{"things": []}', 'must be an array of products or an object'],
    [`[${'['.repeat(100_000)}`, 'nested deeper than 100 levels'],
    [`["${'x'.repeat(10_000_001)}"]`, 'a value is longer than 10 million characters'],
  ])('refuses what is no catalogue (%#)', async (content, sentence) => {
    await expect(json(content, 65_536)).rejects.toThrow(sentence)
  })

  it('a part that is no list is an error, an unknown one a warning', async () => {
    const { entries, issues } = await json('{"products": {"a": 1}, "things": 1, "brands": [{}]}')
    expect(issues.errors).toEqual([{ path: 'products', message: 'must be a list, got an object', line: 1 }])
    expect(issues.warnings).toMatchObject([{ path: 'things' }])
    expect(entries).toMatchObject([{ part: 'brands', value: {} }])
  })

  it('JSON lines: a bad line is an error of its own', async () => {
    const issues = new ImportIssues(dollars)
    const entries = await collect(readJsonLines(texts('\uFEFF{"id":1}\r\n\n{"id":}\n{"id":3}'), issues))
    expect(entries).toMatchObject([
      { path: 'products[0]', line: 1, value: { id: 1 } },
      { path: 'products[2]', line: 4, value: { id: 3 } },
    ])
    expect(issues.errors).toEqual([
      { path: 'products[1]', message: 'must be a JSON object on one line, but column 7 has unexpected "}"', line: 3 },
    ])
  })
})

describe('spec 11.1: CSV is read row by row', () => {
  it('gives every cell back, however it was quoted and the bytes arrive (RFC 4180)', async () => {
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }))
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 20 }),
        async (rows, end, size) => {
          const names = ['a', 'b', 'c', 'd'].slice(0, rows[0]?.length ?? 2)
          const text = [names, ...rows].map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',') + end)
          const read = await csv(text.join(''), size)
          expect(read.header).toEqual(names)
          expect(read.rows.map(({ cells }) => cells)).toEqual(rows)
        },
      ),
    )
  })

  it('knows a byte order mark, semicolons, short rows, empty lines and the line of each row', async () => {
    const { header, rows } = await csv('\uFEFFtitle; price\r\n"a\r\nb";1\r\n\r\nc\r\nd;2;;')
    expect(header).toEqual(['title', 'price'])
    expect(rows).toEqual([
      { line: 2, cells: ['a\r\nb', '1'] },
      { line: 5, cells: ['c', ''] },
      { line: 6, cells: ['d', '2'] },
    ])
  })

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'it is empty'],
    ['an open quote', 'a,b\n1,2\n"3,4\n', 'line 3 opens a quote that is never closed'],
    ['text after a quote', 'a,b\n"1"x,2\n', 'line 2 has a quoted cell that goes on after its closing quote'],
    ['too many cells', 'a,b\n1,2,3\n', 'line 2 has 3 cells, but the header has 2'],
    ['a column twice', 'a,b,a\n', 'the column "a" is there twice'],
    ['a cell of 10 MB', `a,b\n1,${'x'.repeat(10_000_001)}\n`, 'line 2 has a cell of more than 10 million characters'],
    ['a quoted one', `a,b\n1,"${'x'.repeat(10_000_001)}"\n`, 'line 2 has a cell of more than 10 million characters'],
    [
      'Latin-1',
      Uint8Array.of(97, 10, 98, 0xe9, 98, 10),
      'line 2 has bytes that are not UTF-8 text; if the file is Latin-1',
    ],
    ['half a character', Uint8Array.of(97, 10, 0xc3), 'line 2 has bytes that are not UTF-8 text'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 97, 0, 10, 0), 'it is UTF-16 text; save it as UTF-8'],
    ['UTF-16 without a mark', Uint8Array.of(97, 0, 44, 0), 'line 1 has a NUL byte: it is UTF-16 or no text at all'],
    ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'it is a zip file or a spreadsheet'],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), 'it is a gzip file'],
  ])('refuses %s in one sentence', async (_name, content, sentence) => {
    await expect(csv(content, 1_000_000)).rejects.toThrow(sentence)
  })

  it('answers any bytes with rows or one sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const outcome = await csv(bytes, 16).then(
          () => 'rows',
          (error: unknown) => (error instanceof Error ? error.message : ''),
        )
        expect(outcome).toMatch(/^(rows|it is |line \d+ |the column )/)
      }),
    )
  })
})
