/** The browser's own copy of a small catalogue: fetched when idle, with the code that answers from it, so that a filter click needs no round trip. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import type { CatalogueData } from './catalogue-data.ts'

interface CatalogueContent {
  items: CatalogueItem[]
  categories: CategoryFacts[]
  brands: BrandFacts[]
}

interface CatalogueCopy {
  address: string
  source: CatalogueSource
  answer: (source: CatalogueSource, url: URL) => Promise<CatalogueData>
  /** Milliseconds of the page's clock at which the server last knew this version. */
  checked: number
}

/** Milliseconds after which a copy is held against the server's version again. */
const CHECK_AFTER = 60_000

let copy: CatalogueCopy | undefined
/** Made for the router's next question, out of this copy. */
let ahead: { address: string; from: CatalogueCopy; data: Promise<CatalogueData> } | undefined
let loading: { address: string; done: Promise<void> } | undefined

/** The copy, or undefined while there is none. */
export function browserCatalogue(): CatalogueSource | undefined {
  return copy?.source
}

/** The page that the router will ask for next, made before it does: it then gets the very same one. */
export function answerAhead(url: URL): Promise<CatalogueData> | undefined {
  const data = answerFromCopy(url)
  if (copy && data) ahead = { address: url.href, from: copy, data }
  return data
}

/** A catalogue page out of the copy, or undefined while the server has to answer. */
export function answerFromCopy(url: URL): Promise<CatalogueData> | undefined {
  const made = ahead
  ahead = undefined
  if (!copy) return undefined
  if (made?.address === url.href && made.from === copy) return made.data
  if (performance.now() - copy.checked > CHECK_AFTER) void check(copy)
  return copy.answer(copy.source, url)
}

/** Fetches the versioned address once; rejects when it cannot be had, and then the server stays in charge. */
export function loadBrowserCatalogue(address: string): Promise<void> {
  if (loading?.address !== address) loading = { address, done: load(address) }
  return loading.done
}

async function load(address: string): Promise<void> {
  const [content, { listSource }, { catalogueData }] = await Promise.all([
    fetchContent(address),
    import('#domain/catalogue/catalogue-source.ts'),
    import('./catalogue-data.ts'),
  ])
  const { items, categories, brands } = content
  copy = { address, source: listSource(items, categories, brands), answer: catalogueData, checked: performance.now() }
}

async function fetchContent(address: string): Promise<CatalogueContent> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The catalogue's copy could not be fetched: the server answered ${answer.status}`)
  return (await answer.json()) as CatalogueContent
}

/** A version that the server no longer has is given up; from then on the server answers. */
async function check(held: CatalogueCopy): Promise<void> {
  held.checked = performance.now()
  try {
    const answer = await fetch(held.address, { method: 'HEAD', cache: 'no-store' })
    if (answer.status === 404 && copy === held) copy = undefined
  } catch {
    // Without a network the copy is all there is.
  }
}
