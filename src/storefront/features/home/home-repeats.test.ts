/** No home shows a product more than twice, nor in two sections that follow one another. */
import { homeText } from '#storefront/texts/home.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { homeData } from './home-data.ts'
import type { Home } from './home.ts'
import type { SectionId } from './layouts.ts'

const NOW = Date.parse('2026-11-10T12:00:00Z')
const OFFER = { startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-20T00:00:00Z' }
/** Two pieces of each still life, so that the sections of our own moods are there. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  electronics: ['camera/tan', 'headphones/cream'],
  fashion: ['handbag/forest', 'cap/sand'],
  beauty: ['lipstick/plum', 'face-cream/blush'],
  jewelry: ['hoop-earrings/gold', 'pearl-strand/ivory'],
}

const TYPES = Object.keys(OURS)
const PATHS = ['main', 'electronic', 'fashion', 'beauty', 'jewelry']

const drawn = fc.record({
  type: fc.constantFrom(...TYPES),
  parent: fc.constantFrom('A', 'B', 'C'),
  children: fc.constantFrom('a', 'b', 'c', 'd'),
  sold: fc.nat(20),
  featured: fc.boolean(),
  quantity: fc.constantFrom(0, 3, 3, 3),
  discount: fc.constantFrom(0, 10, 20),
  offer: fc.boolean(),
  rating: fc.constantFrom(0, 3, 5),
  colors: fc.nat(3),
})

type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never

function madeItem(one: Drawn, place: number): CatalogueItem {
  const piece = OURS[one.type]?.[place % 3]
  const images = Array.from({ length: one.colors }, (_, color) => ({
    img: `/${place}-${color}.webp`,
    color: { name: `C${color}`, clrCode: '#141517' },
  }))
  return makeItem({
    id: String(place + 1),
    productType: one.type,
    img: `/${place}-main.webp`,
    parent: one.parent,
    children: one.children,
    sellCount: one.sold,
    featured: one.featured,
    quantity: one.quantity,
    discount: one.discount,
    tags: [one.children],
    rating: { average: one.rating, count: one.rating > 0 ? 2 : 0 },
    imageURLs: [...(piece ? [{ img: `/media/products/${piece}-main-640.webp` }] : []), ...images],
    ...(one.offer && { offerDate: OFFER }),
  })
}

const STONES = ['Emerald', 'Sapphire', 'Pearl', 'Diamond']

function whole(item: CatalogueItem): Product {
  const additionalInformation = [
    { key: 'Battery', value: '30 h' },
    { key: 'Weight', value: '250 g' },
    { key: 'Range', value: '10 m' },
    { key: 'When to use', value: 'In the morning' },
    { key: 'Stone', value: STONES[Number(item.id) % STONES.length] ?? '' },
  ]
  return { ...item, description: 'A sentence.', additionalInformation, reviews: [] }
}

/** Categories whose own picture is that of one of their goods. */
function madeCategories(items: readonly CatalogueItem[]): CategoryFacts[] {
  return TYPES.flatMap((productType) =>
    ['A', 'B', 'C'].flatMap((parent): CategoryFacts[] => {
      const img = items.find((item) => item.productType === productType && item.parent === parent)?.img
      return img ? [{ id: productType + parent, img, parent, children: [], productType, status: 'Show' }] : []
    }),
  )
}

/** The ids that each section shows, in the order of the page, those without goods left out; what parts them stays. The pictures of categories have a test of their own. */
function shownBy(home: Home): { section: SectionId; ids: Set<string> }[] {
  const ids: Partial<Record<SectionId, readonly string[]>> = {
    hero: home.heroGoods.map(({ id }) => id),
    collections: home.collections.flatMap(({ products }) => products.map(({ id }) => id)),
    deal: home.deals.slice(0, 1).map(({ product }) => product.id),
    banners: home.banners.map(({ product }) => product.id),
    arrivals: home.arrivals.map(({ id }) => id),
    curated: home.curated.flatMap(({ cover }) => cover.map(({ id }) => id)),
    'top-rated': home.topRated.map(({ id }) => id),
    'short-lists': home.shortLists.flatMap(({ products }) => products.map(({ id }) => id)),
    spec: home.spec ? [home.spec.product.id] : [],
    look: home.look.map(({ id }) => id),
    shades: home.shades?.shades.map(({ product }) => product.id) ?? [],
    routine: home.routine.map(({ product }) => product.id),
    stones: home.stones.map(({ id }) => id),
  }
  return home.sections
    .map((section) => ({ section, ids: new Set(ids[section]) }))
    .filter(({ section, ids: shown }) => shown.size > 0 || section === 'promises' || section === 'categories')
}

describe('what a home repeats', () => {
  it('property: no product stands there more than twice, none in two sections that follow one another, and few stand there all', async () => {
    let shownTwice = 0
    let mosaics = 0
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 50 }), async (list) => {
        const items = list.map(madeItem)
        const byId = new Map(items.map((item) => [item.id, whole(item)]))
        for (const path of PATHS) {
          const home = await homeData({
            t: homeText(),
            source: listSource(items, madeCategories(items), []),
            settings: DEFAULT_SHOP_SETTINGS,
            path,
            nowMs: NOW,
            sortBy: 'asc',
            read: (ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
          })
          const sections = home ? shownBy(home) : []
          const times = new Map<string, number>()
          for (const [place, { section, ids }] of sections.entries()) {
            for (const id of ids) {
              // Beside a mosaic of all goods, a picture that sells nothing is no second place.
              if (!home?.mosaic || section !== 'hero') times.set(id, (times.get(id) ?? 0) + 1)
              expect(sections[place - 1]?.ids.has(id) ?? false, `${id} in ${section} and before`).toBe(false)
            }
          }
          expect(Math.max(0, ...times.values())).toBeLessThanOrEqual(2)
          if (home?.mosaic) {
            mosaics += 1
            expect(home.collections[0]?.products).toHaveLength(home.count)
          }
          if (Math.max(0, ...times.values()) === 2) shownTwice += 1
        }
      }),
      { numRuns: 60 },
    )
    // The rule has been at work.
    expect(shownTwice).toBeGreaterThan(0)
    expect(mosaics).toBeGreaterThan(0)
  })
})
