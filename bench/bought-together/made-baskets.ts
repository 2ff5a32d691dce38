/** Made-up baskets in the shape of two public basket files: how large they are, how popular the goods, how strongly some belong together. */
import { seededRandom } from '../goods/seeded-random.ts'

export interface BasketShape {
  name: string
  /** Goods, baskets and shoppers. */
  goods: number
  baskets: number
  shoppers: number
  /** How many baskets of each size there are, by `[size, count]`. */
  sizes: readonly (readonly [number, number])[]
  /** Popularity falls as 1 / (rank + shift) ^ slope. */
  slope: number
  shift: number
  /** Goods that belong together stand in families of so many, spread over all ranks of popularity. */
  family: number
  /** Of a basket's lines, the share that is drawn from a family that the basket has begun; the others come by popularity alone. 0 for none. */
  together: number
}

/**
 * "Groceries" (Hahsler, Hornik and Reutterer 2006, in the package arules): 9,835 baskets of 169 groups of goods, 1 to 32 of them, 4.4 on
 * average; the sizes are its own table. The most frequent stands in 25.6 % of the baskets, the second in 19.3 %, the fifth in 14 %.
 */
export const GROCERIES: BasketShape = {
  name: 'groceries',
  goods: 169,
  baskets: 9835,
  shoppers: 9835,
  // prettier-ignore
  sizes: [[1, 2159], [2, 1643], [3, 1299], [4, 1005], [5, 855], [6, 645], [7, 545], [8, 438], [9, 350], [10, 246], [11, 182], [12, 117],
    [13, 78], [14, 77], [15, 55], [16, 46], [17, 29], [18, 14], [19, 14], [20, 9], [21, 11], [22, 4], [23, 6], [24, 1], [26, 1], [27, 1],
    [28, 1], [29, 3], [32, 1]],
  slope: 0.95,
  shift: 2,
  family: 8,
  together: 0.3,
}

/**
 * "Online Retail" (Chen, UCI 2015): 25,900 invoices of 4,372 customers over 4,070 goods; half of them hold 15 lines or more, some hundreds. The
 * most frequent stands in about a tenth of them. Variants of one design are bought together: published rules have lifts of 6 to 25.
 */
export const ONLINE_RETAIL: BasketShape = {
  name: 'online retail',
  goods: 4070,
  baskets: 20_000,
  shoppers: 4372,
  // prettier-ignore
  sizes: [[1, 150], [2, 80], [3, 60], [5, 120], [8, 130], [12, 140], [16, 120], [22, 110], [30, 70], [45, 40], [80, 15], [200, 3]],
  slope: 0.75,
  shift: 12,
  family: 6,
  together: 0.3,
}

export interface MadeBasket {
  number: string
  mailbox: string
  products: string[]
}

/** The same baskets at every run. */
export function madeBaskets(shape: BasketShape, seed = 7): MadeBasket[] {
  const random = seededRandom(seed)
  const draw = drawer(
    Array.from({ length: shape.goods }, (_, rank) => 1 / (rank + shape.shift) ** shape.slope),
    random,
  )
  const drawSize = drawer(
    shape.sizes.map(([, count]) => count),
    random,
  )
  const families = madeFamilies(shape, random)
  return Array.from({ length: shape.baskets }, (_, at) => {
    const size = Math.min(shape.sizes[drawSize()]?.[0] ?? 1, shape.goods)
    const goods = new Set<number>()
    while (goods.size < size) {
      const begun = [...goods][Math.floor(random() * goods.size)]
      const family = begun === undefined || random() >= shape.together ? undefined : families[begun]
      const member = family?.[Math.floor(random() * family.length)]
      goods.add(member === undefined || goods.has(member) ? draw() : member)
    }
    const shopper = Math.floor(random() ** 2 * shape.shoppers)
    return {
      number: `V-${at}`,
      mailbox: `shopper${shape.shoppers < shape.baskets ? shopper : at}@example.com`,
      products: [...goods].map((rank) => `g${rank}`),
    }
  })
}

/** For each of the goods those that belong to it, itself included. */
function madeFamilies(shape: BasketShape, random: () => number): number[][] {
  const shuffled = Array.from({ length: shape.goods }, (_, rank) => ({ rank, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ rank }) => rank)
  const families: number[][] = []
  for (let start = 0; start < shuffled.length; start += shape.family) {
    const family = shuffled.slice(start, start + shape.family)
    for (const rank of family) families[rank] = family
  }
  return families
}

/** Gives a place of the list, each as often as its weight is large. */
export function drawer(weights: readonly number[], random: () => number): () => number {
  const ends = new Float64Array(weights.length)
  let sum = 0
  for (const [at, weight] of weights.entries()) ends[at] = sum += weight
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ends[middle] ?? 0) <= wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
