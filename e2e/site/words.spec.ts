/** No sentence of ours stands outside of the texts: in a store whose texts have no letter of A to Z, what is left in those letters is the owner's. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { DEFAULT_SHOP_SETTINGS } from '../../src/domain/shop/shop-settings.ts'
import { PSEUDO } from '../../src/texts/testing/pseudo.ts'
import { foreignWords, stringsOf } from '../support/foreign-words.ts'
import { type StoreServer, startStore } from '../support/store-server.ts'

const PAGES = [
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  '/pages/checkout',
  '/pages/track-order',
  '/pages/order-history',
  ...['shipping', 'returns', 'my-account', 'privacy-policy', 'terms-and-conditions', 'careers', 'latest-news'].map(
    (slug) => `/pages/${slug}`,
  ),
  ...['imprint', 'accessibility', 'withdrawal', 'withdraw'].map((slug) => `/pages/${slug}`),
  '/home/fashion',
  '/home/beauty',
  '/shop',
  '/shop/shop-category',
  '/shop/order',
  '/pages/search',
  '/screens/aboutUs',
  '/screens/contactUs',
  '/screens/catalogues',
  '/screens/portfolio',
  '/screens/brands',
  '/screens/categories',
  '/screens/products',
  '/no/such/page',
]

/** Names of houses, the same in every language. */
const NAMES = ['Facebook', 'Twitter', 'Linkedin', 'Vimeo']
/** The sample order's number, and dates as the language of the shop writes them. */
const DATA_ALONE = /^(?:VT-\d+|\d{1,2} [A-Z][a-z]+ \d{4})$/

/** Outside of the texts; what stands in a text's brackets as a value is not looked at. */
const isOutside = (text: string) =>
  /[A-Za-z]{2}/.test(text.replace(/⟦.*⟧/g, '')) && !NAMES.includes(text) && !DATA_ALONE.test(text)

const CATALOGUE = new URL('../../data/catalogue/', import.meta.url)
const DATA = readdirSync(CATALOGUE)
  .filter((file) => file.endsWith('.json'))
  .map((file): unknown => JSON.parse(readFileSync(new URL(file, CATALOGUE), 'utf8')))

const texts = Object.fromEntries(
  Object.entries(PSEUDO).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, message]) => [`${group}.${key}`, message] as const),
  ),
)

test.describe('a store without a word of ours', () => {
  let store: StoreServer
  test.beforeAll(async () => {
    store = await startStore({ shop: { market: { eu: true } }, texts: { 'en-US': texts } })
  })
  test.afterAll(() => store.stop())

  for (const address of PAGES) {
    test(`${address} says nothing beside its texts`, async ({ request }) => {
      const html = await (await request.get(store.origin + address)).text()
      expect(html).toContain('⟦')
      expect(foreignWords(html, stringsOf([DATA, DEFAULT_SHOP_SETTINGS])).filter(isOutside)).toEqual([])
    })
  }
})
