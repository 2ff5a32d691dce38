/**
 * Goods that are bought together: what they foretell beside "most sold", what is found in baskets that are pure chance, what an order costs and
 * what a large shop pays in memory. The baskets and what they take for granted: `bought-together/made-baskets.ts` and docs/performance.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createBoughtTogether,
  type BoughtTogether,
  partnersOfCart,
  RING_LIMITS,
} from '#domain/bought-together/bought-together.ts'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '#persistence/testing/order-request.ts'
import { createBoughtTogetherService } from '#services/orders/bought-together.ts'
import {
  type BasketShape,
  drawer,
  GROCERIES,
  type MadeBasket,
  madeBaskets,
  ONLINE_RETAIL,
} from './bought-together/made-baskets.ts'
import { readBudgets } from './figures/budgets.ts'
import { endlessGoods } from './clients/buyers.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { type Figure, median, quantile } from './figures/figures.ts'
import { seededRandom } from './goods/seeded-random.ts'

const SHOWN = 5
/** Of the baskets so many are learnt from; of the others one product each is hidden. */
const LEARNT = 0.8
const TESTED = 2000
const GOODS = 1_000_000

const budget = readBudgets().boughtTogether

function learn(baskets: readonly MadeBasket[]): { pairs: BoughtTogether; mostSold: string[] } {
  const pairs = createBoughtTogether()
  const sold = new Map<string, number>()
  for (const basket of baskets) {
    pairs.put(basket)
    for (const id of basket.products) sold.set(id, (sold.get(id) ?? 0) + 1)
  }
  return { pairs, mostSold: [...sold].toSorted((a, b) => b[1] - a[1]).map(([id]) => id) }
}

/** How often the hidden product is among the five, by the orders and by what is most sold; and the partners that a product has. */
function foretell(shape: BasketShape): { together: number; mostSold: number; partners: number } {
  const baskets = madeBaskets(shape)
  const cut = Math.floor(baskets.length * LEARNT)
  const { pairs, mostSold } = learn(baskets.slice(0, cut))
  const lists = new Map(mostSold.map((id) => [id, pairs.partners(id)]))
  const tested = baskets
    .slice(cut)
    .filter(({ products }) => products.length > 1)
    .slice(0, TESTED)
  let [together, plain] = [0, 0]
  for (const [at, { products }] of tested.entries()) {
    const hidden = products[at % products.length] ?? ''
    const cart = products.filter((id) => id !== hidden)
    const found = partnersOfCart(
      cart.map((id) => lists.get(id) ?? []),
      cart,
      SHOWN,
    )
    if (found.includes(hidden)) together += 1
    if (
      mostSold
        .filter((id) => !cart.includes(id))
        .slice(0, SHOWN)
        .includes(hidden)
    )
      plain += 1
  }
  const partners = [...lists.values()].flat().length / lists.size
  return { together: together / tested.length, mostSold: plain / tested.length, partners }
}

function milliseconds(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

function foretellingFigures(): Figure[] {
  return [ONLINE_RETAIL, GROCERIES].flatMap((shape): Figure[] => {
    const { together, mostSold } = foretell(shape)
    const chance = foretell({ ...shape, together: 0, shoppers: shape.baskets })
    const goal = shape === ONLINE_RETAIL ? { goal: budget.timesMostSold, atLeast: true } : {}
    return [
      { name: `${shape.name}: hits at 5`, figure: together * 100, unit: '%' },
      { name: `${shape.name}: most sold, hits at 5`, figure: mostSold * 100, unit: '%' },
      { name: `${shape.name}: times most sold`, ...goal, figure: together / mostSold, unit: '' },
      {
        name: `${shape.name}, pure chance: partners`,
        goal: budget.partnersByChance,
        figure: chance.partners,
        unit: 'a product',
      },
    ]
  })
}

/** As many orders as are kept, of a million goods whose popularity falls as 1 / rank. */
function scaleFigures(): Figure[] {
  const random = seededRandom(11)
  const draw = drawer(
    Array.from({ length: GOODS }, (_, rank) => 1 / (rank + 20)),
    random,
  )
  const drawSize = drawer(
    GROCERIES.sizes.map(([, count]) => count),
    random,
  )
  const pairs = createBoughtTogether()
  const times: number[] = []
  const asked: number[] = []
  const make = (at: number) => ({
    number: `V-${at}`,
    mailbox: `shopper${Math.floor(random() * 150_000)}@example.com`,
    products: Array.from({ length: GROCERIES.sizes[drawSize()]?.[0] ?? 1 }, () => `p${draw()}`),
  })
  for (let at = 0; at < RING_LIMITS.orders; at += 1) pairs.put(make(at))
  for (let at = 0; at < 5000; at += 1) {
    const order = make(RING_LIMITS.orders + at)
    times.push(milliseconds(() => pairs.put(order)))
    asked.push(...order.products.map((id) => milliseconds(() => pairs.partners(id))))
  }
  return [
    {
      name: 'counting an order, p99',
      goal: budget.updateMilliseconds,
      figure: quantile(times, 0.99),
      unit: 'ms',
      note: `p50 ${median(times).toFixed(3)}, slowest ${Math.max(...times).toFixed(1)}`,
    },
    {
      name: 'naming the partners of a product, p99',
      figure: quantile(asked, 0.99),
      unit: 'ms',
      note: `p50 ${median(asked).toFixed(2)}, slowest ${Math.max(...asked).toFixed(1)}`,
    },
    {
      name: `memory, of ${GOODS} goods`,
      goal: budget.bytesPerProduct,
      figure: pairs.bytes / GOODS,
      unit: 'bytes',
      note: `${RING_LIMITS.orders} orders, ${pairs.products} goods ordered`,
    },
  ]
}

/** From the commit to the counted order, as a process does that hears of it: read back from SQLite, counted, partners found. */
async function followFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-together-'))
  const database = await openDatabase({ databaseFile: join(folder, 'store.db') })
  try {
    const goods = await endlessGoods()
    await database.prepare(async () => goods)
    const items = await database.catalogue.items()
    const service = createBoughtTogetherService({
      database,
      source: () => source,
      onError: (error) => {
        throw error
      },
    })
    const source = listSource(items)
    await service.settled()
    const times: number[] = []
    const plain = items.filter(({ sizes, variants }) => sizes.length === 0 && !variants)
    for (let at = 0; at < 300; at += 1) {
      const lines = [0, 1, 2, 3].map((step) => orderLine({ id: plain[(at + step * 5) % plain.length]?.id ?? '' }))
      const request = orderRequest({ contact: { email: `shopper${at}@example.com` }, lines })
      const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
      if (outcome.kind !== 'placed') throw new Error(`An order was not placed: ${outcome.kind}`)
      const from = performance.now()
      await service.settled()
      await service.goWith([lines[0]?.id ?? ''], 4)
      times.push(performance.now() - from)
    }
    return [
      {
        name: 'hearing of an order and naming its partners, p99',
        goal: budget.updateMilliseconds,
        figure: quantile(times.slice(50), 0.99),
        unit: 'ms',
        note: `SQLite, p50 ${median(times).toFixed(2)}`,
      },
    ]
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const figures = [...foretellingFigures(), ...scaleFigures(), ...(await followFigures())]
if (!reportFigures('bought-together', 'Bought together', figures)) process.exitCode = 1
