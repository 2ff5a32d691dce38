import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Section } from '#domain/catalogue/index/snapshot-section.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { createSnapshotFile } from './snapshot-file.ts'

const STAMP = { begun: 7, done: 9, mark: 'the ninth' }
const SECTIONS: Section[] = [
  { name: 'ids', numbers: Float64Array.of(1, 2.5, -3) },
  { name: 'cells', numbers: Uint16Array.of(1, 2, 65535) },
  { name: 'words', numbers: Uint32Array.of(4_000_000_000) },
  { name: 'empty', numbers: new Uint32Array() },
  { name: 'texts', rows: ['a', 'line\nbreak', 'ü', null, { deep: [1] }] },
  { name: 'none', rows: [] },
]
const neverEnding = new AbortController().signal

async function makeStore(code = 'code 1') {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-snapshot-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'below', 'snapshot')
  const make = (of: string) => createSnapshotFile(file, () => Promise.resolve(of))
  return { file, make, store: make(code), folder: path.dirname(file) }
}

async function stored() {
  const made = await makeStore()
  expect(await made.store.write(SECTIONS, async () => STAMP, neverEnding)).toBe(true)
  return made
}

describe('the snapshot file', () => {
  it('gives back what was put in, with the moment at which it was true', async () => {
    const { store, folder } = await stored()
    expect(await store.stamp()).toEqual(STAMP)
    const read = await store.read()
    expect(read?.stamp).toEqual(STAMP)
    expect(read?.sections.floats('ids')).toEqual(Float64Array.of(1, 2.5, -3))
    expect(read?.sections.cells('cells')).toEqual(Uint16Array.of(1, 2, 65535))
    expect(read?.sections.words('words')).toEqual(Uint32Array.of(4_000_000_000))
    expect(read?.sections.words('empty')).toEqual(new Uint32Array())
    expect(read?.sections.rows('texts')).toEqual(['a', 'line\nbreak', 'ü', null, { deep: [1] }])
    expect(read?.sections.rows('none')).toEqual([])
    expect(() => read?.sections.words('ids')).toThrow(/ids/)
    expect(await readdir(folder)).toEqual(['snapshot'])
  })

  it('keeps columns and lists longer than a piece whole', async () => {
    const { store } = await makeStore()
    const numbers = Float64Array.from({ length: 300_001 }, (_, at) => at / 3)
    const rows = Array.from({ length: 1201 }, (_, at) => `row ${at}`)
    await store.write(
      [
        { name: 'n', numbers: numbers.subarray(1) },
        { name: 'r', rows },
      ],
      async () => STAMP,
      neverEnding,
    )
    const read = await store.read()
    expect(read?.sections.floats('n')).toEqual(numbers.slice(1))
    expect(read?.sections.rows('r')).toEqual(rows)
  })

  it('says that there is none before the first one', async () => {
    const { store } = await makeStore()
    expect([await store.stamp(), await store.read()]).toEqual([null, null])
  })

  it('notices a file that was cut at any byte', async () => {
    const { store, file } = await stored()
    const bytes = await readFile(file)
    for (let length = 0; length < bytes.length; length += 1) {
      await writeFile(file, bytes.subarray(0, length))
      await expect(store.read(), `cut at ${length}`).rejects.toThrow('torn')
    }
  })

  it('notices a change of any byte', async () => {
    const { store, file } = await stored()
    const bytes = await readFile(file)
    for (let at = 0; at < bytes.length; at += 1) {
      const torn = Buffer.from(bytes)
      torn[at] = (torn[at] ?? 0) ^ (1 << (at % 8))
      await writeFile(file, torn)
      await expect(store.read(), `byte ${at}`).rejects.toThrow('torn')
    }
  })

  it('is not used by other code', async () => {
    const { make } = await stored()
    await expect(make('code 2').read()).rejects.toThrow('another version')
    await expect(make('code 2').stamp()).rejects.toThrow('another version')
    expect(await codeFingerprint()).toMatch(/^[0-9a-f]{64}$/)
  })

  it('leaves the file before it in place until the new one is complete, and nothing behind when it ends', async () => {
    const { store, file, folder } = await stored()
    const before = await readFile(file)
    const ending = new AbortController()
    function* interrupted(): Generator<Section> {
      yield { name: 'ids', numbers: Float64Array.of(5) }
      ending.abort()
      yield { name: 'more', numbers: Float64Array.of(6) }
    }
    await expect(store.write(interrupted(), async () => STAMP, ending.signal)).rejects.toThrow('aborted')
    expect(await store.write(SECTIONS, async () => null, neverEnding)).toBe(false)
    expect(await readFile(file)).toEqual(before)
    expect(await readdir(folder)).toEqual(['snapshot'])
  })

  it('is written by one process at a time; what a dead one left is taken away', async () => {
    const { store, file } = await stored()
    const writing = `${file}.writing`
    await writeFile(writing, 'half')
    expect(await store.write(SECTIONS, async () => ({ ...STAMP, done: 10 }), neverEnding)).toBe(false)
    expect((await stat(writing)).size).toBe(4)
    await utimes(writing, new Date(0), new Date(0))
    expect(await store.write(SECTIONS, async () => ({ ...STAMP, done: 11 }), neverEnding)).toBe(true)
    expect((await store.stamp())?.done).toBe(11)
  })
})
