import { describe, expect, it } from 'vitest'
import { rowGroups } from './search-rows.ts'

const ORDER = {
  number: 'V-7K3F9Q2M',
  state: 'placed' as const,
  placedAt: '2026-03-01T00:00:00.000Z',
  name: 'Mara',
  email: '',
  city: 'Berlin',
  country: 'DE',
  payment: 'pay-later',
  total: 5,
  pieces: 1,
  money: 'open' as const,
}

describe('the search over everything', () => {
  it('offers every page while nothing is typed, and those that begin so after that', () => {
    expect(rowGroups('', null).map(({ name }) => name)).toEqual(['Pages'])
    expect(rowGroups('', null)[0]?.rows.length).toBeGreaterThan(3)
    expect(rowGroups('hist', null)[0]?.rows.map(({ to }) => to)).toEqual(['/history'])
    expect(rowGroups('nothing', null)).toEqual([])
  })

  it('lists orders with who and where, and products on the page that shoppers see', () => {
    const groups = rowGroups('x', { orders: [ORDER], products: [{ id: 'a/b', title: 'Lamp' }] })
    expect(groups.map(({ rows }) => rows.map(({ about, to }) => [about, to]))).toEqual([
      [['Mara, Berlin', '/orders/V-7K3F9Q2M']],
      [['a/b', '/shop/shop-details/a%2Fb']],
    ])
  })
})
