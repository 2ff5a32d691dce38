import { describe, expect, it, vi } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import type { PastPrice } from '#domain/pricing/price-history.ts'
import { priceOf, priceSpread } from '#domain/pricing/sale-price.ts'
import { memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { withLowestPrices } from './lowest-prices.ts'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString()
const past = (days: number, price: number, discount = 0, choice = {}): PastPrice => ({
  until: ago(days),
  choice,
  price: minor(price),
  discount,
})

function reading(products: ReturnType<typeof product>[], known: Record<string, PastPrice[]>) {
  const pastOf = vi.fn(
    async (ids: readonly string[]) => new Map(ids.flatMap((id) => (known[id] ? [[id, known[id]]] : []))),
  )
  return { pastOf, catalogue: withLowestPrices(memoryCatalogue(products), { pastOf }, () => NOW).catalogue }
}

describe('spec 9.2: the lowest price of the 30 days before a reduction', () => {
  it('is what the reduction is told by, on cards and pages', async () => {
    const sale = product('1', { price: minor(10_000), discount: 20 })
    const { catalogue } = reading([sale], { '1': [past(2, 10_000), past(10, 9000)] })
    const [item] = await catalogue.itemsByIds(['1'])
    if (!item) throw new Error('an item was expected')
    expect(priceOf(item)).toEqual({ list: 9000, sale: 8000, percent: 11.11, saving: 1000, lowest: 9000 })
    expect(item.price).toBe(10_000)
    const [whole] = await catalogue.productsByIds(['1'])
    expect(whole && priceOf(whole).percent).toBe(11.11)
  })

  it('a reduction from what was cheaper is none', async () => {
    const { catalogue } = reading([product('1', { price: minor(10_000), discount: 20 })], {
      '1': [past(2, 10_000), past(10, 7000)],
    })
    const [item] = await catalogue.items()
    if (!item) throw new Error('an item was expected')
    expect(priceOf(item)).toMatchObject({ list: 8000, sale: 8000, percent: 0, saving: 0, lowest: 7000 })
  })

  it('each variant has its own, and who is not reduced or has no former price has none', async () => {
    const variants = [
      { size: 'S', quantity: 1, discount: 50 },
      { size: 'M', quantity: 1, discount: 0 },
    ]
    const { catalogue, pastOf } = reading(
      [
        product('1', { price: minor(1000), variants }),
        product('2', { price: minor(500) }),
        product('3', { discount: 5 }),
      ],
      { '1': [past(1, 900, 0, { size: 'S' }), past(1, 100, 0, { size: 'M' })] },
    )
    const [first, second, third] = await catalogue.itemsByIds(['1', '2', '3'])
    expect(first?.variants?.map(({ lowestPrice }) => lowestPrice)).toEqual([900, undefined])
    expect(first && priceSpread(first).lowest).toMatchObject({ list: 900, sale: 500 })
    expect([second?.lowestPrice, third?.lowestPrice]).toEqual([undefined, undefined])
    expect(pastOf.mock.calls).toEqual([[['1', '3']]])
  })
})
