import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createBoughtTogether,
  FEWEST_SHOPPERS,
  LEAST_RATIO,
  MOST_LINES,
  type CountedOrder,
  partnersOfCart,
} from './bought-together.ts'
import { logLikelihoodRatio } from './log-likelihood.ts'

/** The same said plainly: sets of mailboxes, counted anew. */
function plainPartners(orders: readonly CountedOrder[], id: string) {
  const shoppersOf = (wanted: readonly string[]) =>
    new Set(
      orders
        .filter(({ products }) => wanted.every((one) => new Set(products.slice(0, MOST_LINES)).has(one)))
        .map(({ mailbox }) => mailbox),
    ).size
  const everybody = new Set(orders.map(({ mailbox }) => mailbox)).size
  const sizes = orders.map(({ products }) => products.length)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const pairs = sum(sizes.map((size) => size * (size - 1)))
  const all = pairs === 0 ? everybody : everybody * Math.min(1, sum(sizes) ** 2 / (pairs * orders.length))
  return [...new Set(orders.flatMap(({ products }) => products))]
    .filter((other) => other !== id)
    .map((other) => {
      const both = shoppersOf([id, other])
      const [one, beside] = [shoppersOf([id]), shoppersOf([other])]
      const ratio = logLikelihoodRatio({ both, one, other: beside, all })
      return { id: other, shoppers: both, ratio, gain: both / one - beside / all }
    })
    .filter(({ shoppers, ratio }) => shoppers >= FEWEST_SHOPPERS && ratio >= LEAST_RATIO)
    .toSorted((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1))
}

const GOODS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
/** Two goods that are often bought together, and others by chance. */
const basket = fc.oneof(
  { weight: 2, arbitrary: fc.constant(['a', 'b']) },
  { weight: 1, arbitrary: fc.constant(['c', 'd', 'e']) },
  { weight: 3, arbitrary: fc.uniqueArray(fc.constantFrom(...GOODS), { minLength: 1, maxLength: 4 }) },
)
const event = fc.record({ mailbox: fc.integer({ min: 0, max: 30 }), products: basket, cancels: fc.nat({ max: 9 }) })

interface Told {
  mailbox: number
  products: readonly string[]
  cancels: number
}

/** Orders as they come, one in ten of which cancels an earlier one. */
function play(events: readonly Told[], take: { put(order: CountedOrder): void; remove(order: CountedOrder): void }) {
  const placed: CountedOrder[] = []
  const cancelled = new Set<string>()
  for (const [at, { mailbox, products, cancels }] of events.entries()) {
    const order = { number: `V-${at}`, mailbox: `${mailbox}@example.com`, products }
    placed.push(order)
    take.put(order)
    const victim = cancels === 0 ? placed[Math.floor(at / 2)] : undefined
    if (victim) {
      take.remove(victim)
      cancelled.add(victim.number)
    }
  }
  return placed.map((order) => ({ ...order, live: !cancelled.has(order.number) }))
}

const LARGE = { orders: 1000, lines: 4000 }
const answers = (pairs: ReturnType<typeof createBoughtTogether>) => GOODS.map((id) => pairs.partners(id))

describe('bought together', () => {
  it('kept order by order and cancellation by cancellation is the same as counted from scratch', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 10, maxLength: 120 }), (events) => {
        const pairs = createBoughtTogether(LARGE)
        const orders = play(events, pairs).filter(({ live }) => live)
        for (const id of GOODS) {
          const plain = plainPartners(orders, id)
          expect(pairs.partners(id)).toEqual(plain)
          expect(pairs.partners(id, 2)).toEqual(plain.slice(0, 2))
        }
        const anew = createBoughtTogether(LARGE)
        for (const order of orders) anew.put(order)
        expect(answers(anew)).toEqual(answers(pairs))
        expect(anew.shoppers).toBe(pairs.shoppers)
      }),
    )
  })

  it('where there is no more room the oldest orders go, and the rest counts as if they had never been', () => {
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 30, maxLength: 150 }),
        fc.integer({ min: 3, max: 60 }),
        fc.integer({ min: 30, max: 120 }),
        (events, most, lines) => {
          const pairs = createBoughtTogether({ orders: most, lines })
          const orders = play(events, pairs)
          // A cancelled order holds its place until it is the oldest.
          let kept = orders.slice(-most)
          while (kept.flatMap(({ products }) => products).length > lines) kept = kept.slice(1)
          const live = kept.filter((order) => order.live)
          expect(GOODS.map((id) => pairs.partners(id))).toEqual(GOODS.map((id) => plainPartners(live, id)))
          expect(pairs.shoppers).toBe(new Set(live.map(({ mailbox }) => mailbox)).size)
        },
      ),
    )
  })

  it('is the same from either side', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 40, maxLength: 120 }), (events) => {
        const pairs = createBoughtTogether(LARGE)
        play(events, pairs)
        for (const one of GOODS) {
          for (const { id, ratio, shoppers } of pairs.partners(one)) {
            const back = pairs.partners(id).find((partner) => partner.id === one)
            expect(back?.shoppers).toBe(shoppers)
            expect(back?.ratio).toBeCloseTo(ratio, 8)
          }
        }
      }),
    )
  })

  it('knows the order in which orders come only by which are the newest', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const orders = events.map(({ mailbox, products }, at) => ({
          number: `V-${at}`,
          mailbox: String(mailbox),
          products,
        }))
        const [forward, backward] = [createBoughtTogether(LARGE), createBoughtTogether(LARGE)]
        for (const order of orders) forward.put(order)
        for (const order of orders.toReversed()) backward.put(order)
        expect(answers(backward)).toEqual(answers(forward))
      }),
    )
  })
})

/** Shoppers with goods of their own, so that there is something to be rarer than. */
function crowd(size = 30): ReturnType<typeof createBoughtTogether> {
  const pairs = createBoughtTogether(LARGE)
  for (let n = 0; n < size; n += 1) pairs.put({ number: `C-${n}`, mailbox: `c${n}`, products: [`x${n}`, `y${n}`] })
  return pairs
}

describe('who may say what goes together', () => {
  it('one mailbox pushes nothing, however many orders it places', () => {
    const pairs = crowd()
    for (let n = 0; n < 500; n += 1) pairs.put({ number: `V-${n}`, mailbox: 'one', products: ['lamp', 'bulb'] })
    expect(pairs.partners('lamp')).toEqual([])
    expect(pairs.shoppers).toBe(31)
  })

  it('two shoppers are too few, three are enough; the same order told again counts once', () => {
    const pairs = crowd()
    for (const n of [1, 2, 2, 2]) pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products: ['lamp', 'bulb'] })
    expect(pairs.partners('lamp')).toEqual([])
    pairs.put({ number: 'V-3', mailbox: 'm3', products: ['bulb', 'lamp'] })
    expect(pairs.partners('lamp')).toMatchObject([{ id: 'bulb', shoppers: 3 }])
    pairs.remove({ number: 'V-2', mailbox: 'm2' })
    pairs.remove({ number: 'V-2', mailbox: 'm2' })
    expect(pairs.partners('lamp')).toEqual([])
  })

  it('of a very large order only the first lines count', () => {
    const pairs = crowd(400)
    const many = Array.from({ length: 200 }, (_, n) => `p${n}`)
    for (const n of [1, 2, 3]) pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products: many })
    expect(pairs.partners('p0')).toHaveLength(MOST_LINES - 1)
    expect(pairs.partners(`p${MOST_LINES}`)).toEqual([])
  })

  it('what everybody buys goes with nothing in particular', () => {
    const pairs = createBoughtTogether(LARGE)
    for (let n = 0; n < 60; n += 1) pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products: ['bag', `x${n % 4}`] })
    expect(pairs.partners('x1')).toEqual([])
  })

  it('what belongs to a product comes before what nearly everybody buys anyway', () => {
    const pairs = createBoughtTogether({ orders: 5000, lines: 20_000 })
    for (let n = 0; n < 1000; n += 1) {
      const products = [n % 10 === 0 ? 'phone' : `x${n % 50}`, ...(n % 10 < 6 || n % 100 < 90 ? ['wrap'] : [])]
      if (n % 20 === 0) products.push('case')
      pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products })
    }
    expect(pairs.partners('phone')[0]).toMatchObject({ id: 'case', shoppers: 50 })
  })

  it('large orders hold much of everything, which makes no pairs of it', () => {
    const pairs = createBoughtTogether({ orders: 5000, lines: 100_000 })
    const [good, size] = [fc.integer({ min: 0, max: 59 }), fc.constantFrom(1, 1, 1, 1, 20)]
    const baskets = fc.sample(
      size.chain((length) => fc.uniqueArray(good, { minLength: length, maxLength: length })),
      { numRuns: 4000, seed: 5 },
    )
    for (const [n, goods] of baskets.entries()) {
      pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products: goods.map((one) => `g${one}`) })
    }
    expect(Array.from({ length: 60 }, (_, one) => pairs.partners(`g${one}`)).flat()).toEqual([])
  })

  it('ids may be any text', () => {
    const pairs = crowd()
    const ids = ['__proto__', 'Kaffee \u00dc', '', '\ud83d\ude00', 'constructor']
    for (const n of [1, 2, 3]) pairs.put({ number: `V-${n}`, mailbox: `m${n}`, products: ids })
    expect(pairs.partners('').map(({ id }) => id)).toEqual(ids.filter((id) => id !== '').toSorted())
    expect(pairs.partners('never')).toEqual([])
  })
})

describe('the log-likelihood ratio', () => {
  it('has the value of the published example', () => {
    // T. Dunning, "Accurate Methods for the Statistics of Surprise and Coincidence" (1993), table 1: "the swiss", 110 of 2442, 111, 31777.
    expect(logLikelihoodRatio({ both: 110, one: 2552, other: 221, all: 31_777 })).toBeCloseTo(270.72, 1)
    expect(logLikelihoodRatio({ both: 10, one: 10, other: 10, all: 10 })).toBe(0)
  })

  it('is symmetric, never negative, and 0 for what meets no more often than by chance', () => {
    const table = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(5000))
    fc.assert(
      fc.property(table, ([both, onlyOne, onlyOther, neither]) => {
        const [one, other, all] = [both + onlyOne, both + onlyOther, both + onlyOne + onlyOther + neither]
        const ratio = logLikelihoodRatio({ both, one, other, all })
        expect(ratio).toBeGreaterThanOrEqual(0)
        expect(logLikelihoodRatio({ both, one: other, other: one, all })).toBeCloseTo(ratio, 6)
        if (both * all <= one * other) expect(ratio).toBe(0)
      }),
    )
  })
})

describe('what goes with a cart', () => {
  const partner = (id: string, gain: number) => ({ id, gain, ratio: 20, shoppers: 5 })

  it('sums what its products say and leaves out what is in it', () => {
    const lists = [
      [partner('b', 0.4), partner('c', 0.2), partner('d', 0.12)],
      [partner('a', 0.4), partner('d', 0.15), partner('c', 0.11)],
    ]
    expect(partnersOfCart(lists, ['a', 'b'], 5)).toEqual(['c', 'd'])
    expect(partnersOfCart(lists, ['a', 'b'], 1)).toEqual(['c'])
    expect(partnersOfCart([], [], 4)).toEqual([])
  })
})
