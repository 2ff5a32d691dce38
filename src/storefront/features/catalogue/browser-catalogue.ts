/**
 * The browser's own copy of a small catalogue: fetched when idle, with the code that answers from it, so that a filter click needs no
 * round trip. A copy of a version that has passed is given up and fetched anew; until that is there the server answers.
 */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import { whenIdle } from '#ui/waking/when-idle.ts'
import { madeAhead } from '../../presses/made-ahead.ts'
import { reloadOnce } from '../../state/stale-code.ts'
import type { CatalogueData, catalogueData } from './catalogue-data.ts'

interface CatalogueContent {
  items: CatalogueItem[]
  categories: CategoryFacts[]
  brands: BrandFacts[]
}

interface CatalogueCopy {
  source: CatalogueSource
  answer: typeof catalogueData
}

/** What the last search has found, by its text: the copy does not know what a text means. */
interface Searched {
  text: string
  /** Ids, best first; null where the server has to narrow them. */
  matches: readonly string[] | null
}

/** Milliseconds after which the server is asked again whether the version still stands. */
const CHECK_AFTER = 60_000
/** Milliseconds within which the tabs that have heard of a new version fetch it, each at a moment of its own. */
const SPREAD = 10_000

/** The version that the server was last known to have, and when, in milliseconds of the page's clock. */
let version: { address: string; checked: number } | undefined
let copy: CatalogueCopy | undefined
let searched: Searched | undefined
/** Made for the router's next question. */
const ahead = madeAhead<CatalogueData>()
/** The page that was asked for last: the router may not have followed yet. */
let wanted: URL | undefined
let loading: { address: string; done: Promise<void> } | undefined

/** What the results page shows can from now on be narrowed out of the copy. */
export function keepMatches(search: Searched): void {
  searched = search
}

/** The copy, or undefined while there is none. */
export function browserCatalogue(): CatalogueSource | undefined {
  return copy?.source
}

/** The page that the router will ask for next, made before it does: it then gets the very same one. */
export function answerAhead(url: URL): Promise<CatalogueData> | undefined {
  const data = answerFromCopy(url)
  if (copy && data) ahead.keep({ address: url.href, from: copy, data })
  return data
}

/** A catalogue page out of the copy, or undefined while the server has to answer. */
export function answerFromCopy(url: URL): Promise<CatalogueData> | undefined {
  const made = ahead.take(url.href, copy)
  wanted = url
  if (version && performance.now() - version.checked > CHECK_AFTER) void check(version)
  if (!copy) return undefined
  if (made) return made
  const text = url.searchParams.get('searchText')
  if (text === null) return copy.answer(copy.source, url)
  const matches = searched?.text === text ? searched.matches : null
  return matches ? copy.answer(copy.source, url, { matches }) : undefined
}

/** Fetches the versioned address once; rejects when it cannot be had, and then the server stays in charge. */
export function loadBrowserCatalogue(address: string): Promise<void> {
  if (loading?.address !== address) loading = { address, done: load(address) }
  return loading.done
}

async function load(address: string): Promise<void> {
  version = { address, checked: performance.now() }
  try {
    const [answer, { listSource }, { catalogueData }] = await Promise.all([
      fetchContent(address),
      import('#domain/catalogue/catalogue-source.ts'),
      import('./catalogue-data.ts'),
    ])
    const { items, categories, brands } = answer.content
    version = { address: answer.address, checked: performance.now() }
    copy = { source: listSource(items, categories, brands, browserMoney().currency), answer: catalogueData }
  } catch (error) {
    // Worth another try, once the version has been asked for again.
    loading = undefined
    throw error
  }
}

/** The address is another one where the version has passed meanwhile: the server then leads to the one that it has. */
async function fetchContent(address: string): Promise<{ address: string; content: CatalogueContent }> {
  const answer = await ask(address)
  if (!answer.ok) throw new Error(`The catalogue's copy could not be fetched: the server answered ${answer.status}`)
  return { address: pathOf(answer), content: (await answer.json()) as CatalogueContent }
}

/** A copy in a format that is gone was made for older code than the shop's: what the page's code reads from now on, it may not understand. */
async function ask(address: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(address, how)
  if (answer.status === 410) reloadOnce(wanted?.pathname === location.pathname ? wanted.href : undefined)
  return answer
}

/** Asks at once whether the version still stands; resolves when it is known. */
export async function checkBrowserCatalogue(): Promise<void> {
  if (version) await check(version)
}

async function check(known: NonNullable<typeof version>): Promise<void> {
  known.checked = performance.now()
  try {
    const answer = await ask(known.address, { method: 'HEAD', cache: 'no-store' })
    if (version !== known) return
    // A catalogue that has grown too large for a copy has none.
    if (answer.status === 404) copy = undefined
    if (!answer.ok || (copy && !answer.redirected)) return
    // What a text finds now, the server tells.
    copy = searched = undefined
    fetchSoon(pathOf(answer))
  } catch {
    // Without a network the copy is all there is.
  }
}

function fetchSoon(address: string): void {
  setTimeout(() => whenIdle(() => loadBrowserCatalogue(address).catch(() => undefined)), Math.random() * SPREAD)
}

function pathOf({ url }: Response): string {
  return new URL(url).pathname
}
