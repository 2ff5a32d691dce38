import { toMinor } from '#domain/shop/testing/dollars.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { runImport } from './catalogue-import.ts'
import { runProducts } from './products.ts'

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
  return runImport(args, { DATABASE_FILE: databaseFile, MEDIA_DIR: path.join(folder, 'media') })
}

async function storedTitles(): Promise<string[]> {
  const database = await openDatabase({ databaseFile })
  const items = await database.catalogue.items()
  await database.close()
  return items.map((item) => item.title).toSorted()
}

describe('spec 12.3: catalogue:import', () => {
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

  it('a picture that cannot be fetched is a warning, and the product is stored', async () => {
    const file = write('far.json', [{ ...LAMP, img: 'http://127.0.0.1:9/lamp.jpg' }, DESK])
    for (const count of ['2 added', '0 added']) {
      const { status, text } = await run(file)
      expect(status).toBe(0)
      expect(text).toContain('warning: http://127.0.0.1:9/lamp.jpg leads to 127.0.0.1, which is not public\n')
      expect(text).toContain('pictures: 0 fetched, 0 there already, 1 failed (the next import tries them again)\n')
      expect(text).toContain(`products: ${count}`)
    }
    expect(await storedTitles()).toEqual(['Desk', 'Lamp'])
  })

  it('pictures that are named but not there are listed, also by a dry run, and all of them by a command', async () => {
    mkdirSync(path.join(folder, 'media/lamps'), { recursive: true })
    writeFileSync(path.join(folder, 'media/lamps/tall one.jpg'), 'x')
    const products = [
      { ...LAMP, img: 'lamps/tall one.jpg' },
      { ...DESK, img: 'desk.jpg', imageURLs: ['desk.jpg', 'lamps/tall one.jpg', 'https://192.0.2.1/a.jpg'] },
      ...Array.from({ length: 12 }, (_, n) => ({ ...LAMP, id: `p${n}`, img: `lamps/gone-${n}.jpg` })),
    ]
    const file = write('pictures.json', { products, brands: [{ name: 'Maker', logo: 'maker.png' }] })
    const warnings = [
      'warning: there is no picture /media/desk.jpg of product desk',
      ...Array.from(
        { length: 9 },
        (_, n) => `warning: there is no picture /media/lamps/gone-${n}.jpg of product p${n}`,
      ),
      'warning: 14 pictures are named in the catalogue but not there, 4 more than these; all of them: npm run products -- pictures',
      'products: ',
    ].join('\n')
    expect((await run(file, '--dry-run')).text).toContain(warnings)
    expect((await run(file)).text).toContain(warnings)
    const env = { DATABASE_FILE: databaseFile, MEDIA_DIR: path.join(folder, 'media') }
    const { status, text } = await runProducts(['pictures'], env)
    expect(status).toBe(0)
    const lines = text.split('\n')
    expect(lines).toHaveLength(16)
    expect(lines).toContain('/media/desk.jpg  product desk')
    expect(lines).toContain('https://192.0.2.1/a.jpg  product desk')
    expect(lines).toContain('/media/lamps/gone-11.jpg  product p11')
    expect(lines).toContain('/media/maker.png  brand Maker')
    expect(lines.at(-1)).toBe(`15 named but not there, below ${path.join(folder, 'media')}.`)
    expect((await run(write('good.json', [LAMP]), '--replace')).text).not.toContain('there is no picture')
    expect((await runProducts(['pictures'], env)).text).toBe('Every picture that the catalogue names is there.')
  })

  it('a SKU that a stored product has is a warning, and is stored', async () => {
    await run(
      write('first.json', [
        { ...LAMP, sku: 'A' },
        { ...DESK, quantity: undefined, variants: [{ size: 'S', sku: 'B' }, { size: 'M' }] },
      ]),
    )
    const { status, text } = await run(
      write('second.json', [{ ...LAMP, id: 'new', sku: 'B' }, { ...LAMP, id: 'newer', sku: 'A' }, LAMP]),
    )
    expect(status).toBe(0)
    expect(text).toContain('warning: products[0].sku "B" is the SKU of the stored product desk too (line 1)')
    expect(text).not.toContain('stored product lamp')
    expect(await storedTitles()).toHaveLength(4)
  })

  it('a bad file changes nothing and creates nothing', async () => {
    const bad = write('bad.json', [LAMP, { ...LAMP, id: 2, price: 'abc' }])
    expect(await run(bad)).toEqual({
      status: 1,
      text: `products[1].price: must be a number >= 0, got "abc" (line 1)\n${bad} was refused: 1 error. Nothing was stored.`,
    })
    expect((await run(write('good.json', [LAMP]), '--dry-run')).status).toBe(0)
    expect(existsSync(path.dirname(databaseFile))).toBe(false)
    expect((await run(write('good.json', [LAMP]))).status).toBe(0)
    expect((await run(bad, '--replace')).status).toBe(1)
    expect(await storedTitles()).toEqual(['Lamp'])
  })

  it('--skip-bad stores the good entries and lists the others in a file', async () => {
    const reviews = [{ productId: '2', name: 'Mara', rating: 5 }]
    const mixed = write('mixed.json', { products: [LAMP, { ...LAMP, id: 2, price: 'abc' }, LAMP, DESK], reviews })
    const { status, text } = await run(mixed, '--skip-bad')
    expect(status).toBe(0)
    expect(text).toContain(`left out because of 3 errors; they are listed in ${mixed}.errors.txt`)
    expect(readFileSync(`${mixed}.errors.txt`, 'utf8')).toBe(
      [
        'products[1].price: must be a number >= 0, got "abc" (line 1)',
        'products[2].id: "lamp" is the id of products[0] too (line 1)',
        'reviews[0].productId: must be the id of a product, got "2" (line 1)\n',
      ].join('\n'),
    )
    expect(await storedTitles()).toEqual(['Desk', 'Lamp'])
  })

  it('takes JSON lines and our CSV', async () => {
    const lines = write('list.jsonl', `${JSON.stringify(LAMP)}\n${JSON.stringify(DESK)}\n`)
    expect((await run(lines)).text).toContain('products: 2 added')
    const rows = ['id,title,price,quantity,productType,sizes,img', 'x,Chair,12.5,3,electronics,S | M,/c.webp']
    expect((await run(write('list.csv', rows.join('\r\n')))).text).toContain('products: 1 added')
    expect(await storedTitles()).toEqual(['Chair', 'Desk', 'Lamp'])
  })

  it('--map takes any CSV or JSON', async () => {
    const csv = write('goods.csv', 'Nr;Name;Cents;Groups;Kind\n7;Chair;1999;a/b;furn\n8;Desk;;;furn\n')
    const map = write('map.json', {
      fields: {
        id: 'Nr',
        title: 'Name',
        price: { from: 'Cents', divide: 100, default: 5 },
        tags: { from: 'Groups', split: '/' },
        productType: { from: 'Kind', values: { furn: 'electronics' } },
        brand: { value: 'Own' },
      },
    })
    expect((await run(csv, '--map', map)).text).toContain('products: 2 added')
    const json = write('goods.json', {
      meta: { products: [1] },
      data: { items: [{ a: { name: '<b>Lamp</b>' }, cost: 3.5, pics: [{ u: '/1.webp' }, { u: '/2.webp' }] }] },
    })
    const deep = write('deep.json', {
      list: 'data.items',
      fields: {
        title: { from: 'a.name', html: true },
        price: 'cost',
        imageURLs: 'pics[].u',
        img: 'pics[1].u',
        productType: { value: 'fashion' },
      },
    })
    expect((await run(json, '--map', deep)).text).toContain('products: 1 added')
    const database = await openDatabase({ databaseFile })
    const items = new Map((await database.catalogue.items()).map((item) => [item.id, item]))
    await database.close()
    expect(items.get('7')).toMatchObject({
      price: toMinor(19.99),
      tags: ['a', 'b'],
      productType: 'electronics',
      brand: { name: 'Own' },
    })
    expect(items.get('8')).toMatchObject({ price: toMinor(5), tags: [] })
    expect(items.get('lamp')).toMatchObject({
      price: toMinor(3.5),
      img: '/2.webp',
      imageURLs: [{ img: '/1.webp' }, { img: '/2.webp' }],
    })
  })

  it.each<[string, unknown, string]>([
    ['an unknown field', { fields: { colour: 'x' } }, 'colour'],
    [
      'a rule without a source',
      { fields: { title: { split: ',' } } },
      'fields.title: must have either "from" or "value"',
    ],
    [
      'an unknown column',
      { fields: { title: 'Titel' } },
      'takes title from the column "Titel", but its columns are Nr, Name',
    ],
    ['text', '{"fields": ', 'map.json is not valid JSON: line 1, column 12'],
  ])('a mapping is checked: %s', async (_name, map, sentence) => {
    const { status, text } = await run(write('x.csv', 'Nr,Name\n1,A\n'), '--map', write('map.json', map))
    expect(status).toBe(1)
    expect(text).toContain(sentence)
  })

  it.each<[string, (file: string) => string[], string]>([
    ['no file', () => [], 'Which file should be imported?'],
    ['two files', (file) => [file, file], 'One file at a time, please'],
    ['an unknown flag', (file) => [file, '--fast'], "Unknown option '--fast'."],
    ['both modes', (file) => [file, '--merge', '--replace'], 'Either --replace or --merge, not both.'],
    ['a missing file', (file) => [`${file}.gone`], 'does not exist.'],
    ['a directory', (file) => [path.dirname(file)], 'is a directory; name a file.'],
    ['an empty file', () => [write('empty.json', ' \n')], 'empty.json cannot be imported: it is empty.'],
    [
      'bad JSON',
      () => [write('x.json', '[\n  {"id": 1,}\n]')],
      'it is not valid JSON: line 2, column 12: unexpected "}".',
    ],
    ['another format', () => [write('list.xml', '<a/>')], 'its name must end in .json, .jsonl, .ndjson, .csv.'],
    [
      'a foreign CSV',
      () => [write('list.csv', 'name,cost\nLamp,5\n')],
      'must have the column "title" (ours) or "Handle"',
    ],
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
