/** Goods in two languages: on pages of the second nothing is called as in the first, and each page carries one language alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { PSEUDO } from '../../src/texts/testing/pseudo.ts'
import { DEFAULT_SHOP_SETTINGS } from '../../src/domain/shop/shop-settings.ts'
import { expect, test } from '../support/fixtures.ts'
import { foreignWords, stringsOf } from '../support/foreign-words.ts'
import { type StoreServer, startStore } from '../support/store-server.ts'

const FOLDER = new URL('../../data/catalogue/', import.meta.url)

interface Entry {
  id: string
  title: string
  unit: string
  description: string
  additionalInformation: { key: string; value: string }[]
  imageURLs: { color?: { name: string } }[]
  sizes: string[]
  variants?: { size?: string }[]
  tags: string[]
  parent: string
  children: string[]
  name: string
}

/** Those of the sample's files whose names begin so. */
function sample(start: string): Entry[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(start))
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Entry[])
}

/** The same in letters of another alphabet. */
function other(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => String.fromCodePoint(0x4_30 + (letter.toLowerCase().charCodeAt(0) - 97)))
}

const products = sample('products-')
const [categories, brands, reviews] = [sample('categories'), sample('brands'), sample('reviews-')]
const words = products.flatMap(({ imageURLs, sizes, tags, variants }) => [
  ...imageURLs.flatMap(({ color }) => color?.name ?? []),
  ...sizes,
  ...(variants ?? []).flatMap(({ size }) => size ?? []),
  ...tags,
])
const types = DEFAULT_SHOP_SETTINGS.productTypes.map(({ title }) => title)

const CATALOGUE = {
  products: products.map((one) => ({
    ...one,
    translations: {
      de: {
        title: other(one.title),
        unit: other(one.unit),
        description: other(one.description),
        additionalInformation: one.additionalInformation.map(({ key, value }) => ({
          key: other(key),
          value: other(value),
        })),
      },
    },
  })),
  categories: categories.map((one) => ({
    ...one,
    translations: {
      de: {
        title: other(one.parent),
        children: Object.fromEntries(one.children.map((child) => [child, other(child)])),
      },
    },
  })),
  brands: brands.map((one) => ({
    ...one,
    translations: { de: { title: other(one.name), description: other(one.description) } },
  })),
  reviews,
}

const texts = Object.fromEntries(
  Object.entries(PSEUDO).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, message]) => [`${group}.${key}`, message] as const),
  ),
)

const PAGES = [
  '/shop',
  '/shop?category=headphones',
  '/shop?type=fashion&color=black',
  '/shop/shop-list',
  '/shop/shop-category',
  `/shop/shop-details/${products[0]?.id}`,
  '/home/main',
  '/home/electronic',
  '/home/fashion',
  '/home/beauty',
  '/home/jewelry',
  '/screens/products',
  '/screens/products/c01',
  '/screens/categories',
  '/screens/brands',
  '/screens/catalogues',
  '/screens/portfolio',
  '/screens/aboutUs',
  `/screens/product-details/${products[1]?.id}`,
  '/pages/search?searchText=zzqqzz',
  '/pages/search',
  `/pages/search?searchText=${encodeURIComponent(other('headphones'))}`,
]

/** Dates and lists as the language of the page writes them. */
const GERMAN = / und |\d{1,2}\. [A-Zä]+ \d{4}/gi

/** What nobody translates: codes, addresses of the shop, what shoppers wrote, names of houses. */
const KEPT = [
  ...stringsOf(DEFAULT_SHOP_SETTINGS.contact),
  ...stringsOf(reviews),
  ...stringsOf(brands.map((brand) => (brand as unknown as { location: string }).location)),
  ...stringsOf(products.map((one) => (one as unknown as { sku: string }).sku)),
  DEFAULT_SHOP_SETTINGS.name,
  ...['Facebook', 'Twitter', 'Linkedin', 'Vimeo', 'English', 'Deutsch', 'German', 'PNG', 'Pinterest', 'zzqqzz'],
]

let store: StoreServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  store = await startStore({
    catalogue: CATALOGUE,
    shop: {
      live: false,
      languages: ['de'],
      names: { de: Object.fromEntries([...words, ...types].map((word) => [word, other(word)])) },
    },
    texts: { de: texts },
  })
})
test.afterAll(() => store.stop())

for (const address of PAGES) {
  test(`/de${address} says nothing in the first language`, async ({ request }) => {
    const answer = await request.get(`${store.origin}/de${address}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('⟦')
    expect(foreignWords(html.replaceAll(GERMAN, ''), KEPT)).toEqual([])
  })
}
