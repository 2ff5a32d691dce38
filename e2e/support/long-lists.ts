/** A made catalogue of extremes: 500 brands, 200 categories, and titles that break what is not built for them. */

const TYPES = ['electronics', 'fashion', 'beauty', 'jewelry']
const BRANDS = 500
const CATEGORIES = 200
const PRODUCTS = 1000
const COLORS = 40

const LONG_WORDS = 'A solid oak writing desk with three drawers, brass handles and a leather top that '
export const TITLES = {
  long: LONG_WORDS.repeat(3).slice(0, 200).trim(),
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200),
  rightToLeft: 'كرسي خشبي من البلوط مع وسادة جلدية سوداء وأرجل معدنية',
  emoji: '👩‍👩‍👧‍👦 Family tent 🏕️ for 4️⃣ people ❤️‍🔥',
} as const

/** Prices from the smallest to the largest that a shop may ask. */
const PRICES = [0.01, 1_000_000, 999_999.99, 1234.5]

const named = (word: string, place: number) => `${word} ${String(place + 1).padStart(3, '0')}`

function product(place: number) {
  const category = place % CATEGORIES
  const extreme = Object.values(TITLES)[place]
  return {
    id: String(place + 1),
    title: extreme ?? named('Thing', place),
    price: PRICES[place] ?? 10 + (place % 90),
    discount: place % 7 === 0 ? 15 : 0,
    quantity: place === 3 ? 2 : 20,
    brand: { name: place === 0 ? `Brand ${TITLES.unbroken.slice(0, 60)}` : named('Brand', place % BRANDS) },
    parent: category === 0 ? `Category ${TITLES.unbroken.slice(0, 60)}` : named('Category', category),
    children: named('Part', Math.floor(place / CATEGORIES)),
    productType: TYPES[category % TYPES.length],
    imageURLs: [{ img: '/media/none.png', color: { name: named('Shade', place % COLORS), clrCode: '#886644' } }],
    sizes: place < 4 ? ['One size that fits nearly everybody', 'XS', TITLES.unbroken.slice(0, 50)] : [],
    tags: ['thing'],
    description: extreme ? `${extreme} ${TITLES.unbroken}` : 'A thing.',
    additionalInformation: extreme ? [{ key: TITLES.unbroken.slice(0, 70), value: TITLES.unbroken }] : [],
    sellCount: PRODUCTS - place,
    featured: place < 8,
  }
}

export const LONG_LISTS = { products: Array.from({ length: PRODUCTS }, (_, place) => product(place)) }
