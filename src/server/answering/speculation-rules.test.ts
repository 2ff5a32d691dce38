/** What browsers are told to fetch ahead. */
import { describe, expect, it } from 'vitest'
import { countingApp } from '../testing/counting-app.ts'
import { testApp } from '../testing/test-app.ts'

describe('speculation rules', () => {
  it('every page names them by a header, and its policy allows no inline rules', async () => {
    const { app } = await testApp()
    const page = await app.inject('/shop')
    expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"')
    expect(page.headers['content-security-policy']).not.toContain('speculation')
    const rules = await app.inject('/speculation-rules.json')
    expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json\b/)
    expect((await app.inject('/api/product')).headers['speculation-rules']).toBeUndefined()
  })

  it('only pages of goods, only when pressed, only while the page sleeps', async () => {
    const { app } = await testApp()
    const [rule, ...others] = (await app.inject('/speculation-rules.json')).json().prefetch
    expect(others).toEqual([])
    expect(rule.eagerness).toBe('conservative')
    const [{ href_matches: pages }, { selector_matches: selector }] = rule.where.and
    expect(selector).toContain(':not([data-ready])')
    const isNamed = (path: string) => pages.some((pattern: string) => matches(pattern, path))
    const named = ['/home/main', '/shop', '/shop/shop-details/101', '/shop/shop-no-sidebar', '/screens/categories']
    expect(named.filter((path) => !isNamed(path))).toEqual([])
    const never = [
      ...[
        '/',
        '/api/orders',
        '/api/product',
        '/pages/checkout',
        '/pages/orders/1',
        '/pages/search',
        '/pages/track-order',
      ],
      ...['/shop/cart', '/shop/wishlist', '/shop/compare', '/shop/order', '/shop/options'],
    ]
    expect(never.filter(isNamed)).toEqual([])
  })

  it('a page that is fetched ahead is the kept one', async () => {
    const { get, shown, rendered } = await countingApp()
    await shown('/shop')
    await get('/shop', { 'sec-purpose': 'prefetch' })
    expect(rendered).toHaveLength(1)
  })
})

/** As URL patterns read a path: a star is anything. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? path === start : path.startsWith(start)
}
