import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { runImport } from './catalogue-import.ts'

const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 2, productType: 'electronics', img: '/lamp.webp' }
const DESK = { ...LAMP, id: 'desk', title: 'Desk', slug: 'desk', createdAt: '2026-01-01' }

let folder: string
let databaseFile: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-import-'))
  databaseFile = path.join(folder, 'var', 'shop.db')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function run(...args: string[]) {
  return runImport(args, { DATABASE_FILE: databaseFile })
}

async function storedTitles(): Promise<string[]> {
  const database = await openDatabase({ databaseFile })
  const items = await database.catalogue.items()
  await database.close()
  return items.map((item) => item.title).toSorted()
}

describe('decisions, Commands: catalogue:import', () => {
  it('creates the database without the sample, merges by id and replaces', async () => {
    const first = write('first.json', [LAMP, DESK])
    expect(await run(first)).toMatchObject({ status: 0 })
    expect(await storedTitles()).toEqual(['Desk', 'Lamp'])

    const chair = { ...LAMP, id: 'c', title: 'Chair' }
    const second = write('second.json', { products: [{ ...LAMP, title: 'Lamp 2' }, chair] })
    const dry = await run(second, '--dry-run')
    expect(dry.text).toContain('products: 1 added, 1 changed, 0 unchanged\n')
    expect(dry.text).toContain('Dry run: nothing was stored.')
    expect(await storedTitles()).toEqual(['Desk', 'Lamp'])

    expect((await run(second, '--merge')).text).toContain('products: 1 added, 1 changed, 0 unchanged\n')
    expect(await storedTitles()).toEqual(['Chair', 'Desk', 'Lamp 2'])

    const replaced = await run(write('third.json', [{ ...LAMP, id: 'new' }, DESK]), '--replace')
    expect(replaced.text).toContain('products: 1 added, 0 changed, 1 unchanged, 2 removed\n')
    expect(await storedTitles()).toEqual(['Desk', 'Lamp'])
  })

  it('a bad file changes nothing and creates nothing', async () => {
    const bad = write('bad.json', [LAMP, { ...LAMP, id: 2, price: 'abc' }])
    expect(await run(bad)).toEqual({
      status: 1,
      text: `products[1].price: must be a number >= 0, got "abc"\n${bad} was refused: 1 error. Nothing was stored.`,
    })
    expect((await run(write('good.json', [LAMP]), '--dry-run')).status).toBe(0)
    expect(existsSync(path.dirname(databaseFile))).toBe(false)
    expect((await run(write('good.json', [LAMP]))).status).toBe(0)
    expect((await run(bad, '--replace')).status).toBe(1)
    expect(await storedTitles()).toEqual(['Lamp'])
  })

  it.each<[string, (file: string) => string[], string]>([
    ['no file', () => [], 'Which file should be imported?'],
    ['two files', (file) => [file, file], 'One file at a time, please'],
    ['an unknown flag', (file) => [file, '--fast'], "Unknown option '--fast'."],
    ['both modes', (file) => [file, '--merge', '--replace'], 'Either --replace or --merge, not both.'],
    ['a missing file', (file) => [`${file}.gone`], 'does not exist.'],
    ['a directory', (file) => [path.dirname(file)], 'is a directory; name a file.'],
    ['an empty file', () => [write('empty.json', ' \n')], 'is empty.'],
    [
      'bad JSON',
      () => [write('x.json', '[\n  {"id": 1,}\n]')],
      'is not valid JSON: line 2, column 12: unexpected "}".',
    ],
    ['another format', () => [write('list.csv', 'id,title')], 'only JSON files can be imported, got .csv.'],
    [
      'an unknown type',
      (file) => [file, '--type', 'toys'],
      'type: must be one of electronics, fashion, beauty, jewelry',
    ],
  ])('says in one sentence what is wrong: %s', async (_name, args, sentence) => {
    const { status, text } = await run(...args(write('good.json', [LAMP])))
    expect(status).toBe(1)
    expect(text).toContain(sentence)
  })

  it('as a command writes errors to stderr and ends with 1', () => {
    const env = { PATH: process.env.PATH, DATABASE_FILE: databaseFile }
    const script = path.join(import.meta.dirname, 'catalogue-import.ts')
    const call = spawnSync(process.execPath, [script, 'gone.json'], { env, encoding: 'utf8' })
    expect(call).toMatchObject({ status: 1, stdout: '', stderr: 'gone.json does not exist.\n' })
  }, 30_000)
})
