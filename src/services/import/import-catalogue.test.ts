import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { draftDatabase } from '#persistence/sqlite/draft-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '#persistence/testing/order-request.ts'
import { rawProducts } from '#persistence/testing/raw-catalogue.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { writeCatalogueFile } from '../export/write-catalogue.ts'
import type { Database } from '../repositories.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportOutcome, ImportWatch } from './import-outcome.ts'
import { fileOf, LAMP, OPTIONS, REPLACE, TOOLS } from './testing/import-parts.ts'

/** A store that sells `products`, and stays open beside the imports. */
async function openShop(products = [testProduct({ id: 'old', slug: 'old' })]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-use-'))
  const databaseFile = path.join(folder, 'shop.db')
  const open = () => openDatabase({ databaseFile })
  const database = await open()
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await database.prepare(() => Promise.resolve(testCatalogue({ products })))
  return { database, store: { isThere: () => true, open, draft: () => draftDatabase(databaseFile) } }
}

async function exported(database: Database): Promise<string> {
  let text = ''
  await writeCatalogueFile(database, '.json', async (more) => void (text += more))
  return text
}

/** Without the lines, which a check of parsed JSON does not know. */
function unplaced(outcome: ImportOutcome) {
  if (!('report' in outcome)) return outcome
  const warnings = outcome.report.warnings.map((one) => ({
    path: one.path,
    message: one.message.replaceAll(/ \(line \d+\)/g, ''),
  }))
  return { ...outcome, report: { ...outcome.report, warnings } }
}

describe('spec 9.1: the currency of a file', () => {
  it.each([
    [{ currency: 'EUR', products: [LAMP] }, 'currency: must be USD, in which the shop sells, got "EUR"'],
    [[{ ...LAMP, currency: 'EUR' }], 'products[0].currency: must be USD, in which the shop sells, got "EUR"'],
    [[{ ...LAMP, price: '12,50 EUR' }], 'products[0].price: must be in USD, in which the shop sells, got "12,50 EUR"'],
  ])('another one than the shop’s refuses it, and nothing changes: %j', async (content, sentence) => {
    const { database, store } = await openShop()
    const before = await exported(database)
    const outcome = await importCatalogue(REPLACE, fileOf(content), store, TOOLS)
    const errors =
      outcome.kind === 'refused' ? outcome.errors.listed.map(({ path: at, message }) => `${at}: ${message}`) : []
    expect(errors).toEqual([sentence])
    expect(await exported(database)).toBe(before)
  })

  it('the shop’s own is taken, by field and beside an amount', async () => {
    const { database, store } = await openShop()
    const content = { currency: 'usd', products: [{ ...LAMP, currency: 'USD', price: 'USD 1,299.50' }] }
    expect((await importCatalogue(REPLACE, fileOf(content), store, TOOLS)).kind).toBe('stored')
    expect(await database.catalogue.productsByIds(['lamp'])).toMatchObject([{ price: 129_950 }])
  })
})

describe('spec 11.3: an import', () => {
  it('stores what a check of the whole file gives and refuses what that refuses, in each mode', async () => {
    const { database, store } = await openShop()
    const { database: plain } = await openShop()
    const broken = fc.record({ title: fc.constantFrom('A', ''), price: fc.constantFrom(1, 'x'), id: fc.constant('a') })
    const groups = fc.constantFrom<object[]>([], [{ parent: 'Lamps', productType: 'fashion', products: ['a', 'lamp'] }])
    const anyFile = fc.record({
      products: fc.oneof(rawProducts, fc.array(broken, { maxLength: 3 })),
      categories: groups,
    })
    await fc.assert(
      fc.asyncProperty(anyFile, fc.constantFrom('replace', 'merge'), async (content, mode) => {
        const json = JSON.parse(JSON.stringify(content)) as unknown
        const before = await exported(database)
        const items: { id: string; slug: string; createdAt: string; skus: readonly string[] }[] = []
        for await (const group of plain.catalogue.identities()) items.push(...group)
        const [categories, brands] = [await plain.catalogue.categories(), await plain.catalogue.brands()]
        const bare = <T extends object>(list: readonly T[]) => list.map((one) => ({ ...one, products: [] }))
        const known = { items, categories: bare(categories), brands: bare(brands) }
        const whole = checkCatalogue(json, mode === 'merge' ? { ...OPTIONS, known } : OPTIONS)
        const outcome = await importCatalogue({ ...REPLACE, mode }, fileOf(json), store, TOOLS)
        expect(await database.catalogue.isStaging()).toBe(false)
        if (!whole.ok) {
          expect(outcome).toEqual({
            kind: 'refused',
            errors: { listed: expect.anything() as unknown, count: whole.count },
          })
          expect(await exported(database)).toBe(before)
          return
        }
        await plain.catalogue.write(whole.catalogue, mode)
        expect(unplaced(outcome)).toMatchObject({ kind: 'stored', report: whole.report })
        expect(await exported(database)).toBe(await exported(plain))
      }),
      { numRuns: 40 },
    )
  })

  it('reads a file once, and again for words that are made and lists that name products', async () => {
    const { store } = await openShop()
    const readingsOf = async (content: unknown, request = REPLACE) => {
      const file = fileOf(content)
      expect(await importCatalogue(request, file, store, TOOLS)).toMatchObject({ kind: 'stored' })
      return file.readings
    }
    const products = Array.from({ length: 30 }, (_, at) => ({ ...LAMP, id: `p${at}`, slug: `s${at}` }))
    expect(await readingsOf(products)).toBe(1)
    expect(await readingsOf([...products, { ...LAMP, slug: undefined }])).toBe(2)
    const categories = [{ parent: 'Lamps', productType: 'fashion', products: ['p1'] }]
    expect(await readingsOf({ products, categories })).toBe(2)
    // When a stored product was created is known only once the file was read.
    expect(await readingsOf(products, { ...REPLACE, mode: 'merge' })).toBe(2)
    const dated = products.map((one) => ({ ...one, createdAt: '2026-01-01T00:00:00.000Z' }))
    expect(await readingsOf(dated, { ...REPLACE, mode: 'merge' })).toBe(1)
  })

  it('an error at the end takes away what was staged before it, and says no less than a dry run', async () => {
    const { database, store } = await openShop()
    const before = await exported(database)
    const products = Array.from({ length: 60 }, (_, at) => ({ ...LAMP, id: `p${at}`, slug: `s${at}` }))
    const content = [...products, { ...LAMP, slug: 's3', price: 'x' }]
    let staged = 0
    const refused = await importCatalogue(REPLACE, fileOf(content), store, TOOLS, {
      onStored: (count) => (staged = count),
    })
    expect(staged).toBeGreaterThan(0)
    expect(refused).toEqual(await importCatalogue({ ...REPLACE, dryRun: true }, fileOf(content), store, TOOLS))
    expect(refused).toMatchObject({ kind: 'refused', errors: { count: 2 } })
    expect(await importCatalogue(REPLACE, fileOf(JSON.stringify(products).slice(0, -1)), store, TOOLS)).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining('ends too early') as unknown,
    })
    expect(
      await importCatalogue(REPLACE, { ...fileOf(products), isUnchanged: async () => false }, store, TOOLS),
    ).toEqual({
      kind: 'changed',
    })
    expect(await exported(database)).toBe(before)
    expect(await database.catalogue.isStaging()).toBe(false)
  })

  it('a file that is refused does not end an import that is under way', async () => {
    const { database, store } = await openShop()
    const other = await database.catalogue.stage('replace')
    await other.addProducts([testProduct({ id: 'other', slug: 'other' })], [])
    const refused = await importCatalogue(REPLACE, fileOf([LAMP, { ...LAMP, price: 'x' }]), store, TOOLS)
    expect(refused.kind).toBe('refused')
    await other.publish({ categories: [], brands: [] })
    expect((await database.catalogue.items()).map(({ id }) => id)).toEqual(['other'])
  })

  it('what is sold while the file is read is taken off', async () => {
    const { database, store } = await openShop([testProduct({ id: 'lamp', slug: 'lamp', quantity: 9 })])
    const products = [LAMP, ...Array.from({ length: 30 }, (_, at) => ({ ...LAMP, id: `p${at}`, slug: `s${at}` }))]
    const file = fileOf(products)
    const read = file.read
    const request = orderRequest({ lines: [orderLine({ id: 'lamp', quantity: 2 })] })
    file.read = async function* (issues) {
      yield* read(issues)
      const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
      expect(outcome.kind).toBe('placed')
    }
    expect((await importCatalogue(REPLACE, file, store, TOOLS)).kind).toBe('stored')
    expect((await database.catalogue.itemsByIds(['lamp']))[0]).toMatchObject({ quantity: 3, sellCount: 2 })
  })

  it('can be called off until it is published, and leaves nothing', async () => {
    const { database, store } = await openShop()
    const before = await exported(database)
    const products = Array.from({ length: 60 }, (_, at) => ({ ...LAMP, id: `p${at}`, slug: `s${at}` }))
    const made = products.map((one) => ({ ...one, slug: undefined }))
    for (const content of [products, made]) {
      const ending = new AbortController()
      const watch: ImportWatch = { ending: ending.signal, onStored: () => ending.abort(new Error('enough')) }
      await expect(importCatalogue(REPLACE, fileOf(content), store, TOOLS, watch)).rejects.toThrow('enough')
    }
    expect(await exported(database)).toBe(before)
    expect(await database.catalogue.isStaging()).toBe(false)
  })

  it('tells as data what it would do, what it left out and what is on sale', async () => {
    const { database, store } = await openShop([testProduct({ id: 'lamp', slug: 'lamp' })])
    const content = [LAMP, { ...LAMP, id: 'desk', slug: 'desk' }, { ...LAMP, id: 'bad', slug: 'bad', price: 'x' }]
    const request = { ...REPLACE, mode: 'merge' as const, skipBad: true }
    const effect = { added: 1, changed: 1, unchanged: 0, removed: 0 }
    const foreseen = await importCatalogue({ ...request, dryRun: true }, fileOf(content), store, TOOLS)
    expect(foreseen).toMatchObject({ kind: 'foreseen', report: { effect, skipped: { count: 1 }, pictures: null } })
    expect(await database.catalogue.count()).toBe(1)
    let onSale = 0
    const stored = await importCatalogue(request, fileOf(content), store, TOOLS, {
      onPublished: (count) => (onSale = count),
    })
    expect(stored).toMatchObject({ kind: 'stored', report: { effect, products: 2, pictures: { fetched: 0 } } })
    expect(onSale).toBe(2)
  })
})
