import { describe, expect, it } from 'vitest'
import { dollars, toDecimal, toMinor } from '#domain/shop/testing/dollars.ts'
import { goodsBrands, goodsCategories, seededGoods } from './seeded-goods.ts'

describe('seeded goods', () => {
  it('the same goods at every run, and a longer stream begins like a shorter one', () => {
    const short = [...seededGoods(50)]
    expect([...seededGoods(60)].slice(0, 50)).toEqual(short)
    expect([...seededGoods(50, { seed: 1 })]).not.toEqual(short)
  })

  it('4 types, 200 categories, 1,000 sub-categories and as many brands as asked for, all of them listed', () => {
    const categories = goodsCategories()
    expect(new Set(categories.map(({ productType }) => productType)).size).toBe(4)
    expect(new Set(categories.map(({ parent }) => parent)).size).toBe(200)
    expect(new Set(categories.flatMap(({ children }) => children)).size).toBe(1000)
    const brands = new Set(goodsBrands(9000).map(({ name }) => name))
    expect(brands.size).toBe(9000)
    const children = new Map(categories.map((category) => [category.parent, category.children]))
    for (const goods of seededGoods(2000, { brands: 9000 })) {
      expect(children.get(goods.parent)).toContain(goods.children)
      expect(brands).toContain(goods.brand.name)
      expect(goods.img).toMatch(/^\/media\/products\/.+\.webp$/)
      expect(dollars.isAmount(toDecimal(goods.price)) && goods.price >= 1 && goods.price <= toMinor(1e6)).toBe(true)
      if (goods.variants) {
        expect(goods.quantity).toBe(goods.variants.reduce((sum, { quantity }) => sum + quantity, 0))
      }
    }
  })
})
