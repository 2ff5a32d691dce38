/** Made-up shops with titles in the manner of real ones, and queries judged by what each product was made as: the same at every run. */
import type { Product } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { seededRandom } from '../goods/seeded-random.ts'
import type { Judgements } from './measures.ts'
import { type GoodsKind, SHOPS, type ShopWords } from './shop-words.ts'

export interface JudgedQuery {
  text: string
  judged: Judgements
  /** What is asked for: a name, another name, a trait and so on. */
  manner: string
}

export interface JudgedShop {
  name: string
  products: Product[]
  queries: JudgedQuery[]
}

interface Made {
  product: Product
  kind: GoodsKind
  brand: string
  trait?: string
  measure?: string
  /** What it is, where it is sold for use with goods of the kind. */
  accessory?: string
}

type Random = () => number

const GOODS_OF_A_KIND = 14
const OF_AN_ACCESSORY = 4
const COLORS = ['Black', 'White', 'Grey', 'Navy', 'Green', 'Red', 'Silver', 'Beige']
const SERIES = ['Pro', 'Air', 'Nova', 'Edge', 'Classic', 'Max', 'Core', 'Lite', 'Prime', 'Studio']
const USES = ['home', 'kids', 'travel', 'beginners', 'women and men', 'the whole family']

const title = (text: string) => text.replace(/(^|[\s(-])\p{L}/gu, (letter) => letter.toUpperCase())

function maker(shop: ShopWords, random: Random) {
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new RangeError('list: must not be empty')
    return one
  }
  const maybe = <T>(list: readonly T[], chance: number) =>
    list.length > 0 && random() < chance ? pick(list) : undefined
  const model = () =>
    `${pick([...'ABDEGHKMSTVX'])}${pick(['', 'C', 'X'])}${Math.floor(random() * 90 + 10) * pick([1, 10, 100])}`
  const nameOf = (kind: GoodsKind) => (random() < 0.6 ? (kind.names[0] ?? '') : pick(kind.names))
  const made: Made[] = []

  function add(fields: Omit<Made, 'product'>, text: string, category: string): void {
    const id = `${shop.type}-${made.length + 1}`
    const others = [pick(shop.kinds), pick(shop.kinds)].map((kind) => pick(kind.names))
    const description = `${pick(['Made', 'Designed', 'A good choice'])} for ${pick(USES)}, ${pick(shop.features)}. Goes well with a ${others[0]}, and fits beside any ${others[1]}. ${title(pick(shop.features))}.`
    const product: Product = {
      ...makeItem({
        id,
        sku: `${shop.type.slice(0, 3).toUpperCase()}-${1000 + made.length}`,
        title: text.replace(/\s+/g, ' ').trim(),
        parent: shop.coarse ? (fields.accessory === undefined ? title(shop.type) : 'Accessories') : category,
        children: '',
        brand: { name: fields.brand },
        productType: shop.type,
        sellCount: Math.floor(random() ** 4 * 500),
        preview: description.slice(0, 100),
      }),
      description,
      additionalInformation: [],
      reviews: [],
    }
    made.push({ ...fields, product })
  }

  function goods(kind: GoodsKind): void {
    const [brand, name] = [pick(shop.brands), title(nameOf(kind))]
    const [trait, measure] = [maybe(kind.traits, 0.7), maybe(kind.measures, 0.7)]
    const [has, is, color] = [measure ?? '', title(trait ?? ''), pick(COLORS)]
    const forms = [
      () => `${brand} ${pick(SERIES)} ${model()} ${is} ${name} ${has} with ${pick(shop.features)}, ${color}`,
      () => `${is} ${name}, ${has === '' ? '' : `${has}, `}${pick(shop.features)}, ${pick(shop.features)} - ${color}`,
      () => `${brand} ${name} ${has} | ${is === '' ? color : is} | ${pick(shop.features)}`,
      () => `${brand} ${model()} ${has} ${is} ${name} (Pack of ${pick([1, 2, 3])})`,
      () => `${brand} ${pick(SERIES)} ${is} ${name} ${has}`,
      () => `${is} ${name} for ${pick(USES)}, ${has === '' ? '' : `${has}, `}${pick(shop.features)}`,
      () =>
        `${brand} ${color} ${is} ${has} ${name} - ${pick(shop.features)}, ${pick(shop.features)}, ${pick(shop.features)}`,
    ]
    add({ kind, brand, ...(trait && { trait }), ...(measure && { measure }) }, pick(forms)(), title(kind.category))
  }

  function accessoryOf(kind: GoodsKind, accessory: string): void {
    const [brand, other, name, what] = [pick(shop.brands), pick(shop.brands), title(nameOf(kind)), title(accessory)]
    const forms = [
      () => `${brand} ${name} ${what} for ${other} ${pick(SERIES)} ${model()}, ${pick(shop.features)}`,
      () => `${what} for ${other} ${model()} ${name}, ${pick(COLORS)}`,
      () => `${what} Compatible with ${name} ${model()}, ${pick([2, 3, 4])} Pack, ${pick(shop.features)}`,
      () => `${name} ${what}, ${pick(shop.features)} - ${pick(COLORS)}`,
      () => `${brand} ${pick([2, 4, 5])} Pack ${name} ${what} (${pick(COLORS)})`,
      () => `${name} ${what}`,
    ]
    add({ kind, brand, accessory }, pick(forms)(), `${title(kind.category)} Accessories`)
  }

  for (const kind of shop.kinds) {
    for (let at = 0; at < GOODS_OF_A_KIND; at += 1) goods(kind)
    for (const accessory of kind.fits) for (let at = 0; at < OF_AN_ACCESSORY; at += 1) accessoryOf(kind, accessory)
  }
  return { made, pick, maybe }
}

/** A size as a shopper types it who does not look at how the shop writes it. */
function typedMeasure(measure: string, random: Random): string {
  const plain = measure.replace('"', ' inch')
  return random() < 0.5
    ? plain.replace(/(\d)\s+(?=\p{L})/u, '$1').toLowerCase()
    : plain.replace(/(\d)(?=\p{L})/u, '$1 ').toLowerCase()
}

/** Two letters of the longest word change places. */
function mistyped(text: string, random: Random): string {
  const words = text.split(' ')
  const longest = words.reduce((best, word, at) => (word.length > (words[best]?.length ?? 0) ? at : best), 0)
  const word = words[longest] ?? ''
  const at = 1 + Math.floor(random() * (word.length - 3))
  words[longest] = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
  return words.join(' ')
}

/** Grade 3 for what is asked for, 1 for the same without what was asked beside it. */
function judge(
  made: readonly Made[],
  exact: (one: Made) => boolean,
  near: (one: Made) => boolean = () => false,
): Judgements {
  return new Map(
    made.flatMap((one) => {
      const grade = exact(one) ? 3 : near(one) ? 1 : 0
      return grade === 0 ? [] : [[one.product.id, grade] as const]
    }),
  )
}

function queriesOf(
  shop: ShopWords,
  made: readonly Made[],
  random: Random,
  { pick, maybe }: ReturnType<typeof maker>,
): JudgedQuery[] {
  const queries: JudgedQuery[] = []
  const ask = (manner: string, text: string, judged: Judgements) => {
    if ([...judged.values()].includes(3)) queries.push({ manner, text, judged })
  }
  for (const kind of shop.kinds) {
    const is = (one: Made) => one.kind === kind && one.accessory === undefined
    const name = kind.names[0] ?? ''
    ask('name', name, judge(made, is))
    const other = kind.names.at(-1)
    if (other !== undefined && other !== name) ask('another name', other, judge(made, is))
    const trait = maybe(kind.traits, 0.8)
    if (trait)
      ask(
        'trait and name',
        `${trait} ${name}`,
        judge(made, (one) => is(one) && one.trait === trait, is),
      )
    const measure = maybe(kind.measures, 0.8)
    if (measure) {
      const text = `${name} ${typedMeasure(measure, random)}`
      ask(
        'name and size',
        text,
        judge(made, (one) => is(one) && one.measure === measure, is),
      )
    }
    const brand = pick(shop.brands)
    if (random() < 0.4)
      ask(
        'brand and name',
        `${brand} ${name}`,
        judge(made, (one) => is(one) && one.brand === brand, is),
      )
    const accessory = maybe(kind.fits, 0.8)
    if (accessory) {
      const text = random() < 0.5 ? `${name} ${accessory}` : `${accessory} for ${name}`
      const fits = (one: Made) => one.accessory === accessory
      ask(
        'accessory',
        text,
        judge(made, (one) => fits(one) && one.kind === kind, fits),
      )
    }
    if (name.length > 6 && random() < 0.4) ask('mistyped', mistyped(name, random), judge(made, is))
  }
  return queries
}

export function madeShops(): JudgedShop[] {
  return SHOPS.map((shop, at) => {
    const random = seededRandom(71 + at)
    const making = maker(shop, random)
    const { made } = making
    return {
      name: shop.type,
      products: made.map(({ product }) => product),
      queries: queriesOf(shop, made, random, making),
    }
  })
}
