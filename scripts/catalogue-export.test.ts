import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runExport } from './catalogue-export.ts'
import { runImport } from './catalogue-import.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-export-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('spec 12.3: catalogue:export', () => {
  it.each(['json', 'jsonl', 'csv'])('what it writes as %s can be imported and gives the same file', async (format) => {
    const source = path.join(folder, 'source.json')
    const lamp = {
      id: 'lamp',
      title: 'Lamp, "tall"',
      price: 10,
      quantity: 2,
      productType: 'electronics',
      tags: ['a | b'],
    }
    writeFileSync(source, JSON.stringify([lamp, { ...lamp, id: 'desk', description: 'Two\nlines' }]))
    const files = ['first', 'second'].map((name) => path.join(folder, `${name}.${format}`))
    const [first = '', second = ''] = files
    const [one, two] = ['one.db', 'two.db'].map((name) => ({ DATABASE_FILE: path.join(folder, name) }))
    if (!one || !two) throw new Error('No settings')
    expect(await runImport([source], one)).toMatchObject({ status: 0 })
    expect(await runExport([first], one)).toEqual({ status: 0, text: `2 products were written into ${first}.` })
    expect(await runImport([first], two)).toMatchObject({ status: 0 })
    expect(await runExport([second], two)).toMatchObject({ status: 0 })
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'))
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('writes no cell into a CSV that a spreadsheet runs, and each comes back', async () => {
    const source = path.join(folder, 'source.json')
    const titles = ['=HYPERLINK("http://evil.example";"x")', '+1', '-2+3', '@SUM(A1)', "'=1", '-5']
    const products = titles.map((title, index) => ({
      id: `p${index}`,
      title,
      price: 1,
      quantity: 1,
      productType: 'electronics',
      brand: title,
      tags: [title],
      description: `\t${title}`,
    }))
    writeFileSync(source, JSON.stringify(products))
    const [one, two] = ['one.db', 'two.db'].map((name) => ({ DATABASE_FILE: path.join(folder, name) }))
    if (!one || !two) throw new Error('No settings')
    const [csv, json] = [path.join(folder, 'x.csv'), path.join(folder, 'x.jsonl')]
    await runImport([source], one)
    await runExport([csv], one)
    const file = readFileSync(csv, 'utf8')
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
    expect(file).toContain(`,''=1,`)
    // A cell begins where the row does or behind a comma, with or without its quote.
    expect(file.replaceAll(',-5,', ',').replaceAll('""', '')).not.toMatch(/(?:^|,"?)[=+\-@\t]/m)
    await runImport([csv], two)
    await runExport([json], two)
    const stored = readFileSync(json, 'utf8').trim().split('\n')
    const back = stored.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(back.map(({ title }) => title)).toEqual(titles)
    expect(back.map(({ tags }) => tags)).toEqual(titles.map((title) => [title]))
    expect(back.map(({ description }) => description)).toEqual(titles.map((title) => `\t${title}`))
  })

  it('needs a file of a known kind and a database', async () => {
    const env = { DATABASE_FILE: path.join(folder, 'none.db') }
    expect((await runExport([path.join(folder, 'x.xml')], env)).text).toContain('FILE ends in .json, .jsonl')
    expect((await runExport([path.join(folder, 'x.json')], env)).text).toContain('There is no database')
    expect(readdirSync(folder)).toEqual([])
  })
})
