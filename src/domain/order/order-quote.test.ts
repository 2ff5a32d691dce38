import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { arbitraryCatalogue } from '#domain/catalogue/testing/arbitrary-catalogue.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { quoteOrder, type OrderQuote, type QuoteBasis } from './order-quote.ts'
import type { QuoteRequest, RequestedLine } from './order.ts'
import type { PromotionCode } from './promotion.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

function basisOf(items: readonly ReturnType<typeof makeItem>[], more: Partial<QuoteBasis> = {}): QuoteBasis {
  return { products: new Map(items.map((item) => [item.id, item])), shop: DEFAULT_SHOP_SETTINGS, now: NOW, ...more }
}

function line(fields: Partial<RequestedLine> = {}): RequestedLine {
  return { id: '1', quantity: 1, choice: {}, ...fields }
}

function request(lines: readonly RequestedLine[], fields: Partial<QuoteRequest> = {}): QuoteRequest {
  return { shipping: 'free', lines, ...fields }
}

const SHIRT = makeItem({
  id: 'shirt',
  imageURLs: [
    { img: '/navy.webp', color: { name: 'Navy', clrCode: '#101830' } },
    { img: '/sand.webp', color: { name: 'Sand', clrCode: '#d0c0a0' } },
  ],
  sizes: ['S', 'M'],
  variants: [
    { color: 'Navy', size: 'S', sku: 'NS', price: toMinor(20), discount: 10, quantity: 2 },
    { color: 'Sand', price: toMinor(25), quantity: 3 },
  ],
})

describe('quoteOrder', () => {
  it('spec 9.2: ten times 12.99 at 15 % are $110.40', () => {
    const quote = quoteOrder(
      request([line({ quantity: 10 })], { shipping: 'flat-rate' }),
      basisOf([makeItem({ price: toMinor(12.99), discount: 15 })]),
    )
    expect(quote).toMatchObject({ subtotal: 11_040, shipping: 2000, total: 13_040, changes: [] })
  })

  it('spec 3.2: a line takes price, number, picture and stock of its variant', () => {
    const lines = [
      line({ id: 'shirt', choice: { color: 'Navy', size: 'S' } }),
      line({ id: 'shirt', choice: { color: 'Sand', size: 'M' } }),
    ]
    expect(quoteOrder(request(lines), basisOf([SHIRT])).lines).toMatchObject([
      { sku: 'NS', img: '/navy.webp', unitPrice: 1800, listPrice: 2000, stock: { color: 'Navy', size: 'S' } },
      { sku: 'SKU-shirt', img: '/sand.webp', unitPrice: 2500, stock: { color: 'Sand' } },
    ])
  })

  it('spec 10.4: stock is judged on the sum over all lines that draw on it', () => {
    const colours = ['Navy', 'Sand'].map((color) => line({ quantity: 3, choice: { color } }))
    const imageURLs = ['Navy', 'Sand'].map((name) => ({ img: '/a.webp', color: { name, clrCode: '#000000' } }))
    const one = quoteOrder(request(colours), basisOf([makeItem({ imageURLs, quantity: 4 })]))
    expect(one.changes).toEqual([{ line: 1, id: '1', kind: 'stock', was: 3, now: 1 }])
    const sizes = ['S', 'M'].map((size) => line({ id: 'shirt', quantity: 2, choice: { color: 'Sand', size } }))
    expect(quoteOrder(request(sizes), basisOf([SHIRT])).changes).toEqual([
      { line: 1, id: 'shirt', kind: 'stock', was: 2, now: 1 },
    ])
  })

  it('spec 4.1: out of stock is refused whatever the quantity says', () => {
    const quote = quoteOrder(request([line()]), basisOf([makeItem({ status: 'out-of-stock', quantity: 9 })]))
    expect(quote.changes).toEqual([{ line: 0, id: '1', kind: 'stock', was: 1, now: 0 }])
  })

  it('spec 10.4: what is no choice of the product is said, with one that can be had', () => {
    const wrong = { color: 'Navy', size: 'M' }
    const lines = [line({ id: 'shirt', choice: wrong }), line({ choice: { color: 'Red' } })]
    expect(quoteOrder(request(lines), basisOf([SHIRT, makeItem()])).changes).toEqual([
      { line: 0, id: 'shirt', kind: 'choice', was: 'Navy, M', now: 'Navy, S' },
      { line: 1, id: '1', kind: 'choice', was: 'Red', now: null },
    ])
  })

  it('an amount that no number holds exactly is cut to pieces that it does', () => {
    const quote = quoteOrder(
      request([line({ quantity: 1_000_000 })]),
      basisOf([makeItem({ price: toMinor(1e6), quantity: 2e6 })]),
    )
    expect(quote.changes).toEqual([{ line: 0, id: '1', kind: 'stock', was: 1_000_000, now: 1000 }])
  })

  it('totals re-add to the cent over random carts, discounts and codes', () => {
    fc.assert(
      fc.property(arbitraryOrder, ({ wanted, basis }) => {
        const quote = quoteOrder(wanted, basis)
        const subtotal = quote.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
        expect(quote.subtotal).toBe(subtotal)
        expect(quote.total).toBe(quote.subtotal - quote.discount + quote.shipping)
        expect(quote.discount).toBeGreaterThanOrEqual(0)
        expect(quote.discount).toBeLessThanOrEqual(quote.subtotal)
        for (const amount of [quote.subtotal, quote.discount, quote.shipping, quote.total]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('no product sells more pieces than it has', () => {
    fc.assert(
      fc.property(arbitraryOrder, ({ wanted, basis }) => {
        const sold = new Map<string, number>()
        for (const { id, quantity } of quoteOrder(wanted, basis).lines) sold.set(id, (sold.get(id) ?? 0) + quantity)
        for (const [id, pieces] of sold) expect(pieces).toBeLessThanOrEqual(stockOf(basis.products.get(id)))
      }),
      { numRuns: 500 },
    )
  })

  it('who accepts every change is asked nothing more and pays what was said', () => {
    fc.assert(
      fc.property(arbitraryOrder, ({ wanted, basis }) => {
        const quote = quoteOrder(wanted, basis)
        const again = quoteOrder(accepted(wanted, quote), basis)
        expect(again.changes).toEqual([])
        expect(again.total).toBe(quote.total)
      }),
      { numRuns: 500 },
    )
  })
})

function stockOf(item: CatalogueItem | undefined): number {
  if (!item?.variants?.length) return item?.quantity ?? 0
  return item.variants.reduce((sum, variant) => sum + variant.quantity, 0)
}

/** The request after a shopper has accepted everything. */
function accepted(wanted: QuoteRequest, quote: OrderQuote): QuoteRequest {
  const lines = quote.lines.map(({ id, quantity, unitPrice, choice }) => ({ id, quantity, price: unitPrice, choice }))
  const { shipping: method, code } = wanted
  return { shipping: method, lines, total: quote.total, ...(quote.code !== undefined && { code }) }
}

const arbitraryCode: fc.Arbitrary<PromotionCode> = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free-shipping' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    amount: fc.nat(5000).map(minor),
    minimum: fc.nat(3000).map(minor),
    uses: fc.nat(2),
    maxUses: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    endsAt: fc.option(fc.constantFrom('2026-02-01T00:00:00Z', '2026-05-01T00:00:00Z'), { nil: undefined }),
  })
  .map(({ percent, amount, kind, maxUses, endsAt, ...rest }) => ({
    code: 'CODE',
    ...(kind === 'amount' ? { kind, value: amount } : { kind, value: kind === 'percent' ? percent : 0 }),
    ...rest,
    ...(maxUses !== undefined && { maxUses }),
    ...(endsAt !== undefined && { endsAt }),
  }))

const arbitraryOrder = fc.tuple(arbitraryCatalogue, fc.option(arbitraryCode, { nil: null })).chain(([items, code]) => {
  const ids = [...items.map((item) => item.id), 'unknown']
  const requestedLine = fc.record(
    {
      id: fc.constantFrom(...ids),
      quantity: fc.integer({ min: 1, max: 3 }),
      price: fc.constantFrom(0, 999, 1298).map(minor),
      choice: fc.record(
        { color: fc.constantFrom('Navy', 'Sand', 'Red'), size: fc.constantFrom('S', 'US 10') },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['id', 'quantity', 'choice'] },
  )
  return fc
    .record({
      lines: fc.array(requestedLine, { minLength: 1, maxLength: 6 }),
      method: fc.constantFrom('flat-rate' as const, 'local-pickup' as const, 'free' as const),
      total: fc.option(fc.nat(9000).map(minor), { nil: undefined }),
    })
    .map(({ lines, method, total }) => {
      const wanted: QuoteRequest = {
        shipping: method,
        lines,
        ...(code && { code: 'CODE' }),
        ...(total !== undefined && { total }),
      }
      return { wanted, basis: basisOf(items, code ? { promotion: { typed: 'CODE', code, usesByEmail: 0 } } : {}) }
    })
})
