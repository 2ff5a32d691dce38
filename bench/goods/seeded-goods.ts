/** Realistic made-up goods as a stream, the same at every run: any number of them, never held together. */
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { makeBrand } from '#domain/catalogue/testing/lists.ts'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import { preview } from '#domain/catalogue/showing/preview.ts'
import type { Product, ProductReview, ProductVariant } from '#domain/catalogue/product/product.ts'
import { summarizeRatings } from '#domain/catalogue/product/rating-summary.ts'
import { slug } from '#domain/catalogue/slug.ts'
import beauty from '../../data/catalogue/products-beauty.json' with { type: 'json' }
import electronics from '../../data/catalogue/products-electronics.json' with { type: 'json' }
import fashion from '../../data/catalogue/products-fashion.json' with { type: 'json' }
import jewelry from '../../data/catalogue/products-jewelry.json' with { type: 'json' }
import {
  GOODS_COLORS,
  GOODS_SERIES,
  GOODS_TAGS,
  SYLLABLES,
  TYPES_OF_GOODS,
  type KindOfGoods,
  type TypeOfGoods,
} from './goods-words.ts'
import { seededRandom } from './seeded-random.ts'

export interface GoodsOptions {
  /** Brands with a long tail: the first has some percent of the goods, the last a handful. */
  brands?: number
  /** Different tags; beyond the named ones they are numbered. */
  tags?: number
  seed?: number
}

interface GoodsCategory {
  type: TypeOfGoods
  kind: KindOfGoods
  title: string
  children: string[]
}

const DISCOUNTS = [5, 10, 15, 20, 25, 30, 40, 50]
const DAY = 86_400_000
/** The youngest product. */
const NEWEST = Date.parse('2026-11-20T09:00:00Z')
const PREVIEW_LENGTH = 100

const CATEGORIES: readonly GoodsCategory[] = TYPES_OF_GOODS.flatMap((type) =>
  type.kinds.flatMap((kind) =>
    type.uses.map((use) => {
      const title = `${use} ${kind.plural}`
      return { type, kind, title, children: type.styles.map((style) => `${style} ${title}`) }
    }),
  ),
)

/** The 200 categories with their 1,000 sub-categories, as a catalogue lists them. */
export function goodsCategories(): Category[] {
  return CATEGORIES.map(({ type, kind, title, children }, at) => ({
    id: `c${at + 1}`,
    img: picture(kind),
    parent: title,
    children,
    productType: type.id,
    products: [],
    status: 'Show',
  }))
}

/** The brands of `seededGoods` called with the same number, the largest first. */
export function goodsBrands(count = 500): Brand[] {
  return Array.from({ length: count }, (_, at) => makeBrand({ id: `b${at + 1}`, name: brandName(at) }))
}

/** `count` products with the ids 1, 2, 3 and so on; half of them have reviews, and prices run from a cent to a million dollars, most around tens. */
export function* seededGoods(count: number, options: GoodsOptions = {}): Generator<Product, void, undefined> {
  const { brands = 500, tags = GOODS_TAGS.length, seed = 2026 } = options
  const random = seededRandom(seed)
  for (let at = 0; at < count; at += 1) yield makeGoods(at, random, brands, tags)
}

type Random = () => number

function makeGoods(at: number, random: Random, brands: number, tags: number): Product {
  const category = pick(CATEGORY_ORDER, random, 1.6)
  const { type, kind, title: parent } = category
  const children = pick(category.children, random, 1.4)
  const brand = brandName(place(brands, random, 2.5))
  const title = `${brand} ${pick(GOODS_SERIES, random)} ${kind.one} ${pick(SYLLABLES, random).toUpperCase()}${at + 1}`
  const colors = type.id === 'jewelry' ? 0 : place(4, random, 1.5) + 1
  const img = picture(kind)
  const imageURLs = Array.from({ length: Math.max(1, colors) }, () =>
    colors === 0 ? { img } : { img, color: { ...pick(GOODS_COLORS, random, 1.7) } },
  )
  const sizes = sizeRun(kind.sizes, random)
  const price = toMinor(priceOf(type, random))
  const variants = sizes.length > 1 && random() < 0.15 ? sizes.map((size) => variantOf(size, random)) : undefined
  const reviews = reviewsOf(random)
  const description = `${title}: ${children.toLowerCase()} in ${colors || 'one'} of its finishes, made to be used every day and mended at home.`
  return {
    id: String(at + 1),
    sku: `${brand.slice(0, 3).toUpperCase()}-${at + 1}`,
    img,
    title,
    slug: slug(title),
    unit: 'pieces',
    imageURLs,
    parent,
    children,
    price,
    discount: random() < 0.25 ? pick(DISCOUNTS, random) : 0,
    quantity: variants ? variants.reduce((sum, { quantity }) => sum + quantity, 0) : stock(random),
    brand: { name: brand },
    category: { name: parent },
    status: random() < 0.03 ? 'out-of-stock' : 'in-stock',
    productType: type.id,
    featured: random() < 0.02,
    sellCount: Math.floor(1000 * random() ** 4),
    tags: tagsOf(tags, random),
    sizes,
    ...(variants && { variants }),
    createdAt: new Date(NEWEST - Math.floor(random() * 1000 * DAY)).toISOString(),
    rating: summarizeRatings(reviews.map(({ rating }) => rating)),
    preview: preview(description, PREVIEW_LENGTH).text,
    description,
    additionalInformation: [{ key: 'Series', value: pick(GOODS_SERIES, random) }],
    reviews,
  }
}

/** So that large and small categories are spread over all types. */
const CATEGORY_ORDER = CATEGORIES.map((_, at) => CATEGORIES[(at * 67) % CATEGORIES.length] ?? CATEGORIES[0]).filter(
  (category) => category !== undefined,
)

/** A place of `length`; the higher `skew` is over 1, the more often an early one. */
function place(length: number, random: Random, skew = 1): number {
  return Math.floor(length * random() ** skew)
}

function pick<T>(list: readonly T[], random: Random, skew = 1): T {
  const found = list[place(list.length, random, skew)]
  if (found === undefined) throw new RangeError('pick: expected a list with at least one entry, got none')
  return found
}

function brandName(at: number): string {
  const syllables = [at, Math.floor(at / SYLLABLES.length), Math.floor(at / SYLLABLES.length ** 2) + 7]
  const name = syllables.map((one) => SYLLABLES[(one * 7 + 3) % SYLLABLES.length]).join('')
  const round = Math.floor(at / SYLLABLES.length ** 3)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${round > 0 ? ` ${round + 1}` : ''}`
}

function picture(kind: KindOfGoods): string {
  return PICTURES.get(kind.pictures) ?? ''
}

/** The main picture of each folder, as the sample shows it. */
const PICTURES = new Map(
  [...electronics, ...fashion, ...beauty, ...jewelry].flatMap(({ img }): [string, string][] => {
    const folder = img.split('/').at(-2)
    return folder === undefined ? [] : [[folder, img]]
  }),
)

/** Between a cent and a million dollars, log-normal around the middle price of the type, most of them ending in 9. */
function priceOf({ middlePrice }: TypeOfGoods, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const dollars = Math.min(1e6, Math.max(0.01, middlePrice * Math.exp(normal * 1.8)))
  const cents = Math.round(dollars * 100)
  return (cents > 500 && cents < 1e8 ? cents - (cents % 10) + 9 : cents) / 100
}

function stock(random: Random): number {
  return random() < 0.07 ? 0 : 1 + place(200, random, 2)
}

function variantOf(size: string, random: Random): ProductVariant {
  return { size, quantity: stock(random), ...(random() < 0.05 && { discount: pick(DISCOUNTS, random) }) }
}

function sizeRun(sizes: readonly string[], random: Random): string[] {
  const from = place(sizes.length, random, 2)
  return sizes.slice(from, from + 1 + place(sizes.length, random))
}

function tagsOf(tags: number, random: Random): string[] {
  const found = new Set<string>()
  for (let left = place(5, random); left > 0; left -= 1) {
    const at = place(tags, random, 2)
    found.add(GOODS_TAGS[at] ?? `tag-${at}`)
  }
  return [...found]
}

function reviewsOf(random: Random): ProductReview[] {
  const count = random() < 0.5 ? 0 : 1 + place(6, random, 2)
  return Array.from({ length: count }, () => ({
    review: 'Just as described, and here in two days.',
    date: new Date(NEWEST - place(300, random) * DAY).toISOString(),
    name: `${pick(GOODS_SERIES, random)} B.`,
    rating: Math.max(1, 5 - place(9, random, 2) / 2),
  }))
}
