/** Random catalogues and queries whose words meet often enough to find something. */
import { toDecimal } from '#domain/shop/testing/dollars.ts'
import { minor } from '#domain/money/minor.ts'
import * as fc from 'fast-check'
import { SORT_KEYS, STATUS_VALUES, type CatalogueQuery } from '../query/catalogue-query.ts'
import type { CatalogueItem, ProductColor, ProductVariant } from '../product/product.ts'
import { summarizeRatings } from '../product/rating-summary.ts'
import { makeItem } from './item.ts'

const TYPES = ['electronics', 'fashion', 'Home Living']
const CATEGORIES = ['Bags & Accessories', 'Rings', 'Skin Care']
const SUBCATEGORIES = ['Hand & Body', 'Bands', 'bands', '&']
const BRANDS = ['Aurel & Finch', 'Solvane', 'Nord Light', '']
const COLORS: ProductColor[] = [
  { name: 'Dusty Rose', clrCode: '#D9A5A0' },
  { name: 'dusty  rose', clrCode: '#D9A5A1' },
  { name: 'Navy', clrCode: '#101830' },
]
const SIZES = ['S', 'US 10', '8.5']
const TAGS = ['gift', 'Evening', 'new-season', 'a', 'b']

const amounts = fc.constantFrom(0, 1, 500, 999, 1000, 1298, 1299, 2000).map(minor)

const variant: fc.Arbitrary<ProductVariant> = fc.record(
  {
    color: fc.constantFrom('Navy', 'Sand'),
    size: fc.constantFrom(...SIZES),
    discount: fc.constantFrom(0, 10),
    quantity: fc.nat(3),
  },
  { requiredKeys: ['quantity'] },
)

const fields = fc.record({
  imageURLs: fc.array(
    fc.record({
      img: fc.constantFrom('a', 'b', 'c'),
      color: fc.option(fc.constantFrom(...COLORS), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  parent: fc.constantFrom(...CATEGORIES),
  category: fc.record({ name: fc.constantFrom(...CATEGORIES) }),
  children: fc.constantFrom(...SUBCATEGORIES),
  price: amounts,
  discount: fc.constantFrom(-5, 0, 0, 15, 40),
  quantity: fc.nat(2),
  brand: fc.record({ name: fc.constantFrom(...BRANDS) }),
  status: fc.constantFrom('in-stock' as const, 'out-of-stock' as const),
  productType: fc.constantFrom(...TYPES),
  featured: fc.boolean(),
  sellCount: fc.nat(3),
  tags: fc.array(fc.constantFrom(...TAGS), { maxLength: 4 }),
  sizes: fc.array(fc.constantFrom(...SIZES), { maxLength: 3 }),
  variants: fc.option(fc.array(variant, { maxLength: 2 }), { nil: undefined }),
  createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'unknown'),
  rating: fc
    .array(fc.integer({ min: 2, max: 10 }), { maxLength: 4 })
    .map((halves) => summarizeRatings(halves.map((half) => half / 2))),
})

const id = fc.oneof(fc.nat(99).map(String), fc.constantFrom('a', 'B', 'b-2', '007', '1e3'))

/** Up to 25 products in any order, ids distinct. */
export const arbitraryCatalogue: fc.Arbitrary<CatalogueItem[]> = fc
  .uniqueArray(fc.tuple(id, fields), { selector: ([key]) => key, maxLength: 25 })
  .map((rows) => rows.map(([key, row]) => makeItem({ ...row, id: key })))

const filters = {
  type: fc.constantFrom('electronics', 'home-living', 'toys'),
  category: fc.constantFrom('bags-accessories', 'rings', 'nothing'),
  subcategory: fc.constantFrom('hand-body', 'bands', 'nothing'),
  brands: fc
    .uniqueArray(fc.constantFrom('aurel-finch', 'nord-light', 'solvane', 'nobody'))
    .map((words) => words.toSorted()),
  status: fc.constantFrom(...STATUS_VALUES),
  prices: fc.tuple(amounts, amounts),
  color: fc.constantFrom('dusty-rose', 'navy', 'sand', 'void'),
  size: fc.constantFrom('s', 'us-10', '8.5', 'xxl'),
  tag: fc.constantFrom('gift', 'evening', 'none'),
  rating: fc.constantFrom(1, 2, 3, 3.5, 4, 4.5, 5),
}

/**
 * A query as the parser gives it: words are slugs, brands sorted and distinct, an honest price range; some words are known to no product.
 * At most three filters at once, else hardly anything would ever be found.
 */
export const arbitraryQuery: fc.Arbitrary<CatalogueQuery> = fc
  .tuple(
    fc.record(filters),
    fc.subarray(Object.keys(filters), { maxLength: 3 }),
    fc.record(
      {
        sortBy: fc.constantFrom(...SORT_KEYS),
        page: fc.integer({ min: 1, max: 9 }),
        view: fc.constantFrom('grid' as const, 'list' as const),
        shown: fc.integer({ min: 1, max: 40 }),
      },
      { requiredKeys: ['sortBy', 'page'] },
    ),
  )
  .map(([all, kept, rest]) => {
    const chosen: Partial<typeof all> = Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key)))
    const { prices = [], brands = [], ...words } = chosen
    const [minPrice = 0, maxPrice] = prices.map(toDecimal).toSorted((a, b) => a - b)
    return { ...words, ...rest, brands, ...(minPrice > 0 && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) }
  })
