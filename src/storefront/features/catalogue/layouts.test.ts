import { describe, expect, it } from 'vitest'
import { CATALOGUE_LAYOUTS, layoutOf } from './layouts.ts'

describe('catalogue layouts', () => {
  it('spec 2.2: every catalogue row of the shop table has its path', () => {
    expect(CATALOGUE_LAYOUTS.map(({ path }) => path)).toEqual([
      'shop',
      'shop/shop-list',
      'shop/shop-full-width',
      'shop/shop-1600',
      'shop/shop-right-sidebar',
      'shop/shop-no-sidebar',
      'shop/shop-filter-dropdown',
      'shop/shop-filter-offcanvas',
      'shop/shop-load-more',
    ])
  })

  it('spec 9.5: 9 a page, 12 on the layouts with a panel or a drawer, 9 and then 3 on load more', () => {
    for (const { filters, pageSize } of CATALOGUE_LAYOUTS) {
      expect(pageSize).toBe(filters === 'dropdown' || filters === 'drawer' ? 12 : 9)
    }
    expect(CATALOGUE_LAYOUTS.filter(({ step }) => step !== undefined)).toMatchObject([
      { path: 'shop/shop-load-more', pageSize: 9, step: 3 },
    ])
  })

  it('spec 2.2: only the list layout starts as a list', () => {
    expect(CATALOGUE_LAYOUTS.filter(({ view }) => view === 'list').map(({ id }) => id)).toEqual(['list'])
  })

  it('spec 2.2: /shop/shop is the grid, too', () => {
    expect(layoutOf('/shop/shop').id).toBe('shop')
    expect(layoutOf('/shop/shop-list/').id).toBe('list')
  })
})
