import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, ORDER_RULES, orderRequest } from '#persistence/testing/order-request.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import type { Database } from '#services/repositories.ts'
import { runBackup } from './backup.ts'
import { runProducts } from './products.ts'

let folder: string
/** Open all the while, as a running server's. */
let database: Database
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-products-'))
  env = { DATABASE_FILE: path.join(folder, 'shop.db'), MEDIA_DIR: path.join(folder, 'media') }
  database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
  const variants = [
    { size: 'S', quantity: 2 },
    { size: 'M', quantity: 3 },
  ]
  const products = [
    testProduct(),
    testProduct({ id: 'shirt', slug: 'shirt', sizes: ['S', 'M'], quantity: 5, variants }),
  ]
  await database.prepare(async () => testCatalogue({ products }))
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('spec 12.3: products', () => {
  const run = (...args: string[]) => runProducts(args, env)

  it('changes what is named, while a server has the database open', async () => {
    expect(await run('set', '1', 'price=12.50', 'quantity=7', 'title=A  new one')).toEqual({
      status: 0,
      text: expect.stringMatching(
        /^1 is changed: price=12\.50, quantity=7, title=A  new one\. \(undo: npm run history -- undo \d+\)$/,
      ),
    })
    expect(await database.catalogue.itemsByIds(['1'])).toMatchObject([
      { price: toMinor(12.5), quantity: 7, title: 'A new one' },
    ])
    expect((await run('set', 'shirt', 'size=M', 'quantity=0')).status).toBe(0)
    expect((await database.catalogue.itemsByIds(['shirt']))[0]?.quantity).toBe(2)
  })

  it('spec 9.2: sets a sale price with its dates, and says what is wrong with them', async () => {
    const { status, text } = await run('set', '1', 'salePrice=8', 'saleFrom=2020-01-01', 'saleUntil=2090-01-01')
    expect([status, text]).toEqual([0, expect.stringContaining('It sells for $8.00 now: 20 % off $10.00.')])
    expect((await run('set', '1', 'salePrice=8', 'discount=5')).text).toBe(
      'discount and salePrice are two ways to say one thing; name one of them.',
    )
    expect((await run('set', '1', 'saleUntil=2019-01-01')).text).toContain(
      'would end (2019-01-01T00:00:00.000Z) before',
    )
    expect((await run('set', '1', 'salePrice=11')).text).toContain('The price is $10.00')
    expect((await run('set', '1', 'saleFrom=none')).status).toBe(0)
    expect((await database.catalogue.itemsByIds(['1']))[0]).not.toHaveProperty('offerDate')
  })

  it('spec 9.2: lists what a product has cost, and the lowest price before its reduction', async () => {
    await run('set', '1', 'price=9')
    await run('set', '1', 'price=10')
    await run('set', '1', 'salePrice=8', 'saleFrom=2020-01-01')
    const { text } = await run('prices', '1')
    expect(text).toMatch(/^1: \$8\.00 \(20 % off \$10\.00\); lowest of the 30 days before the reduction: \$9\.00\n/)
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^ {2}until \S+: /, '')),
    ).toEqual(['$10.00', '$9.00', '$10.00'])
    expect(JSON.parse((await run('prices', '1', '--json')).text)).toMatchObject([
      { price: 10, currentPrice: 8, lowestBefore: 9, past: [{ price: 10 }, { price: 9 }, { price: 10 }] },
    ])
    expect((await run('prices', 'shirt')).text).toMatch(/^shirt \(S\): \$10\.00\nshirt \(M\): \$10\.00$/)
    expect(await run('prices', 'gone')).toEqual({ status: 1, text: 'There is no product gone.' })
  })

  it('says what a product sells for where a reduction stays', async () => {
    await database.catalogue.edit('1', { discount: 12.16 }, COMMAND_LINE)
    expect((await run('set', '1', 'price=19.95')).text).toMatch(
      /^1 is changed: price=19\.95\. It sells for \$17\.52 now: 12\.16 % off \$19\.95 stay; discount=0 takes them off\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect((await run('set', '1', 'discount=50')).text).toMatch(
      /^1 is changed: discount=50\. It sells for \$9\.98 now: 50 % off \$19\.95\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect((await run('set', '1', 'title=Two')).text).toMatch(
      /^1 is changed: title=Two\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect((await run('set', '1', 'price=20', 'discount=0')).text).toMatch(
      /^1 is changed: price=20, discount=0\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect((await run('set', 'shirt', 'discount=20')).text).toContain('It sells for $8.00 now: 20 % off $10.00.')
    expect((await run('set', 'shirt', 'size=M', 'price=20')).text).toContain(
      'It sells for $16.00 now: 20 % off $20.00 stay; discount=0 takes them off.',
    )
    expect((await run('set', 'shirt', 'discount=30')).text).toContain('It sells from $7.00 now')
  })

  it('takes a change of the pieces, and never below none', async () => {
    expect((await run('set', '1', 'quantity=+10')).text).toMatch(
      /^1 is changed: quantity=\+10\. There are 13 pieces now\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect((await run('set', '1', 'quantity=-12')).text).toMatch(
      /^1 is changed: quantity=-12\. There is 1 piece now\. \(undo: npm run history -- undo \d+\)$/,
    )
    expect(await run('set', '1', 'quantity=-3', 'price=1')).toEqual({
      status: 1,
      text: '1 has 1 piece, so 3 cannot be taken off. Nothing was changed.',
    })
    expect((await run('set', 'shirt', 'size=S', 'quantity=+1')).text).toContain('There are 3 pieces now.')
    expect(await run('set', 'shirt', 'size=S', 'quantity=-4')).toMatchObject({
      status: 1,
      text: 'shirt has 3 pieces, so 4 cannot be taken off. Nothing was changed.',
    })
    expect(await database.catalogue.itemsByIds(['1'])).toMatchObject([{ price: toMinor(10), quantity: 1 }])
  })

  it.each([
    [['set', '1', 'quantity=-'], 'quantity must be a whole number'],
    [['set', '1', 'quantity=+1.5'], 'quantity must be a whole number'],
    [['set', '1', 'quantity=+9999999999'], 'quantity must be a whole number'],
    [['set', '1', 'quantity=+1000000000'], 'and more than 1000000000 cannot be kept. Nothing was changed.'],
    [['set', '1', 'title=a\u0007'], 'title must not contain control characters.'],
    [[], 'Usage: npm run products'],
    [['set', '1'], 'What should be changed?'],
    [['set', '1', 'colour=red'], '"colour=red" is not understood.'],
    [['set', '1', '__proto__=1'], '"__proto__=1" is not understood.'],
    [['set', '1', 'price=-1'], 'price must be dollars >= 0 with at most two decimals, got "-1".'],
    [['set', '1', 'price=1.005'], 'price must be dollars >= 0 with at most two decimals, got "1.005".'],
    [['set', '1', 'price='], 'price must be dollars >= 0 with at most two decimals, got "".'],
    [['set', '1', 'price=1', 'price=2'], 'price is named twice.'],
    [['set', '1', 'discount=101'], 'discount must be a percentage from 0 to 100, got "101".'],
    [
      ['set', '1', 'quantity=1.5'],
      'quantity must be a whole number from 0 to 1000000000, or a change such as +10 or -3, got "1.5".',
    ],
    [['set', '1', 'status=sold'], 'status must be in-stock or out-of-stock, got "sold".'],
    [['set', '1', 'title= '], 'title must be a text of at most 500 characters, got " ".'],
    [['set', 'none', 'price=1'], 'There is no product none.'],
    [['set', '1', 'price=1', 'size=M'], '1 has no variants; leave out color and size.'],
    [['set', 'shirt', 'quantity=1'], 'shirt has variants; say which one is meant:\n  size="S"\n  size="M"'],
  ])('refuses %j and changes nothing', async (args, sentence) => {
    const before = await database.catalogue.items()
    const { status, text } = await run(...args)
    expect(status).toBe(1)
    expect(text).toContain(sentence)
    expect(await database.catalogue.items()).toEqual(before)
  })
})

describe('spec 12.3: backup', () => {
  const run = (...args: string[]) => runBackup(args, env)

  it('copies catalogue and orders of a shop that is open, and the copy can be opened as a shop', async () => {
    const request = orderRequest()
    const { number } = identityOf(request)
    await database.orders.place(request, ORDER_RULES, { ...identityOf(request), number })
    const file = path.join(folder, 'backup.db')
    const { status, text } = await run(file)
    expect(text).toContain(`${file} holds the whole database`)
    expect(status).toBe(0)
    expect([existsSync(`${file}.part`), existsSync(`${file}-wal`)]).toEqual([false, false])
    const copy = await openDatabase({ databaseFile: file })
    expect(await copy.catalogue.items()).toEqual(await database.catalogue.items())
    expect((await copy.orders.find(number))?.number).toBe(number)
    await copy.close()
  })

  it('never writes over a file, and says what is wrong', async () => {
    const there = path.join(folder, 'there.db')
    writeFileSync(there, 'mine')
    expect((await run(there)).text).toBe(`${there} is there already; name another file.`)
    expect((await run(path.join(folder, 'none/backup.db'))).text).toContain('does not exist.')
    expect((await run()).text).toContain('Usage: npm run backup')
    const none = { ...env, DATABASE_FILE: path.join(folder, 'none.db') }
    expect((await runBackup([path.join(folder, 'a.db')], none)).text).toContain('There is no database')
  })

  it('on PostgreSQL names the command to run, without the password, and counts as not done', async () => {
    const result = await runBackup(["it's.dump"], { DATABASE_URL: 'postgres://owner:secret@db/shop' })
    expect(result.status).toBe(1)
    expect(result.text).toContain(`pg_dump --format=custom --file='${path.resolve("it'\\''s.dump")}' "$DATABASE_URL"`)
    expect(result.text).not.toContain('secret')
  })
})
