/** How well the search answers judged queries, beside a plain full-text index: over the sample and over made-up shops of several kinds. */
import type { Product } from '#domain/catalogue/product/product.ts'
import { productDocument } from '#domain/catalogue/search/search-document.ts'
import { createSearchIndex } from '#domain/catalogue/search/search-index.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import { readBudgets } from './figures/budgets.ts'
import { type Figure, printFigures } from './figures/figures.ts'
import { createFullText } from './relevance/full-text.ts'
import { type JudgedShop, madeShops } from './relevance/made-shop.ts'
import { mean, ndcg, recall, reciprocalRank } from './relevance/measures.ts'
import { SAMPLE_QUERIES } from './relevance/sample-queries.ts'

const DEPTH = 50
/** `--worst` prints the worst answers of each shop. */
const showsWorst = process.argv.includes('--worst')

type Ranker = (text: string, most: number) => string[]

function searchOf(products: readonly Product[]): Ranker {
  const index = createSearchIndex()
  index.put(products.map((product, position) => ({ ...productDocument(product), position })))
  return (text, most) =>
    index
      .search(text)
      .best(most)
      .map((position) => products[position]?.id ?? '')
}

function answers(rank: Ranker, queries: JudgedShop['queries']) {
  return queries.map((query) => {
    const ranked = rank(query.text, DEPTH)
    return {
      ...query,
      ranked,
      ndcg: ndcg(ranked, query.judged, 10),
      mrr: reciprocalRank(ranked, query.judged),
      recall: recall(ranked, query.judged, DEPTH),
    }
  })
}
type Answered = ReturnType<typeof answers>[number]

function table(name: string, own: readonly Answered[], plain: readonly Answered[]): string {
  const cells = (list: readonly Answered[]) =>
    (['ndcg', 'mrr', 'recall'] as const)
      .map((key) =>
        mean(list.map((one) => one[key]))
          .toFixed(3)
          .padStart(8),
      )
      .join('')
  return `  ${name.padEnd(22)}${String(own.length).padStart(5)}${cells(own)}   |${cells(plain)}`
}

function printWorst(products: readonly Product[], own: readonly Answered[]): void {
  const titles = new Map(products.map((one) => [one.id, `${one.title} [${one.parent}]`]))
  for (const one of own.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 6)) {
    console.log(`    ${one.ndcg.toFixed(2)} ${one.manner}: "${one.text}", ${one.judged.size} judged`)
    for (const id of one.ranked.slice(0, 5)) console.log(`         ${one.judged.get(id) ?? 0}  ${titles.get(id)}`)
  }
}

const catalogue = await loadSampleCatalogue(new Date('2026-01-01T00:00:00Z'))
const sample = catalogue.products.map((one): Product => ({ ...makeItem(), ...one, reviews: [] }))
const shops: JudgedShop[] = [
  { name: 'sample', products: sample, queries: SAMPLE_QUERIES.map((one) => ({ ...one, manner: 'sample' })) },
  ...madeShops(),
]
const own: Answered[] = []
const plain: Answered[] = []
console.log(`\n  ${'queries'.padEnd(27)} nDCG10     MRR   rec50   |  nDCG10     MRR   rec50 (FTS5)`)
for (const { name, products, queries } of shops) {
  const text = createFullText(products)
  const here = answers(searchOf(products), queries)
  const beside = answers(text.rank, queries)
  text.close()
  own.push(...here)
  plain.push(...beside)
  console.log(table(name, here, beside))
  if (showsWorst) printWorst(products, here)
}
const kinds = [...new Set(own.map(({ manner }) => manner))].filter((manner) => manner !== 'sample')
for (const manner of kinds) {
  const of = (list: readonly Answered[]) => list.filter((one) => one.manner === manner)
  console.log(table(manner, of(own), of(plain)))
}

const average = (list: readonly Answered[], ofSample: boolean) =>
  mean(list.filter(({ manner }) => (manner === 'sample') === ofSample).map((one) => one.ndcg))
const figures: Figure[] = [true, false].flatMap((ofSample) => {
  const name = ofSample ? 'sample' : 'made-up shops'
  const budget = readBudgets().relevance[ofSample ? 'sample' : 'madeUp']
  return [
    { name: `${name}, nDCG@10`, goal: budget.ndcg, figure: average(own, ofSample), unit: '', atLeast: true },
    { name: `${name}, SQLite's FTS5`, figure: average(plain, ofSample), unit: '' },
  ]
})
if (!printFigures(`Relevance of ${own.length} judged queries`, figures)) process.exitCode = 1
