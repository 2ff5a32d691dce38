/** Time of suggestions on the server while a text is typed, on the sample and on a large catalogue in memory. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { readBudgets } from './figures/budgets.ts'
import { type Figure, median, printFigures } from './figures/figures.ts'
import { seededCatalogue } from './goods/seeded-catalogue.ts'

/** Calls of each text; many where one is too short for the thread's clock. */
const ROUNDS = { sample: 300, large: 15 }
/** Suggestions on a desktop (usability 4). */
const MOST = 10
/** What shoppers type: a word, a brand, two words, a model number, figures with units, typing errors, and nonsense. */
const TEXTS = [
  'headphones',
  'kestrin',
  'black leather',
  'wel9713',
  '14 inch',
  '50ml',
  'hedphones',
  'snekers',
  'zzxqv wwq',
]

/** Every beginning of every text, as the field asks with each letter. */
const TYPED = [...new Set(TEXTS.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())))]

/** Milliseconds of the thread for each typed text, on average; what else the machine does is left out. */
async function measure(rounds: number, products: Product[], categories: Category[] = [], brands: Brand[] = []) {
  const service = createCatalogueService(memoryCatalogue(products, categories, brands), {
    onError: (error) => {
      throw error
    },
  })
  await service.start()
  // The search of a large catalogue fills up behind.
  while ((await service.search('', EMPTY_QUERY, { pageSize: 1 })).preparing)
    await new Promise((resolve) => setTimeout(resolve, 50))
  try {
    for (const text of TYPED) await service.suggest(text, MOST)
    const measured: { text: string; milliseconds: number }[] = []
    for (const text of TYPED) {
      const from = process.threadCpuUsage()
      for (let round = 0; round < rounds; round += 1) await service.suggest(text, MOST)
      const { user, system } = process.threadCpuUsage(from)
      measured.push({ text, milliseconds: (user + system) / 1000 / rounds })
    }
    return measured
  } finally {
    await service.stop()
  }
}

function figures(name: string, goal: number, measured: readonly { text: string; milliseconds: number }[]): Figure[] {
  const [slowest] = measured.toSorted((a, b) => b.milliseconds - a.milliseconds)
  if (!slowest) throw new RangeError('Nothing was measured.')
  return [
    { name: `${name}, slowest text`, goal, figure: slowest.milliseconds, unit: 'ms', note: `"${slowest.text}"` },
    { name: `${name}, middle text`, figure: median(measured.map(({ milliseconds }) => milliseconds)), unit: 'ms' },
  ]
}

const { sample, large } = readBudgets().suggestions
const { products, categories, brands } = await loadSampleCatalogue(new Date())
const met = printFigures(`Suggestions, CPU time of ${TYPED.length} beginnings of texts`, [
  ...figures(
    `sample, ${products.length} products`,
    sample.milliseconds,
    await measure(
      ROUNDS.sample,
      products.map((one) => product(one.id, one)),
      categories,
      brands,
    ),
  ),
  ...figures(
    `${large.products} products`,
    large.milliseconds,
    await measure(ROUNDS.large, seededCatalogue(large.products)),
  ),
])
if (!met) process.exitCode = 1
