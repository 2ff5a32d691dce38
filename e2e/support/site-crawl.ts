/** Follows the links of the site from page to page, as a search engine does, and notes what is wrong with what they lead to. */
import type { APIRequestContext } from '@playwright/test'

/** More than the sample has; a loop of links ends here. */
const MOST_PAGES = 600
/** Of one path, how many addresses that differ in their query alone. */
const QUERIES = 3
const AT_ONCE = 4

export interface Crawl {
  /** Paths with queries, in the order in which they were found. */
  addresses: string[]
  /** Sentences that name page and fault. */
  faults: string[]
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null
}

/** What can be seen in the page as the server sent it. */
function faultsOf(html: string): string[] {
  const headings = [...html.matchAll(/<h1\b/g)].length
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => attribute(tag, 'alt') === null)
  const dead = [...html.matchAll(/<a\b[^>]*>/g)].filter(([tag]) => ['', '#', null].includes(attribute(tag, 'href')))
  return [
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...pictures.map(([tag]) => `has a picture without alt: ${tag}`),
    ...dead.map(([tag]) => `has a link to nowhere: ${tag}`),
  ]
}

function linksOf(html: string, base: URL): URL[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href')
    const url = href === null ? null : URL.parse(href, base)
    return url !== null && url.origin === base.origin ? [url] : []
  })
}

/** Every page that can be reached from `start` on `origin`. */
export async function crawl(request: APIRequestContext, origin: string, start: string): Promise<Crawl> {
  const addresses = [start]
  const faults: string[] = []
  const seen = new Set(addresses)
  const queries = new Map<string, number>()

  async function visit(address: string): Promise<void> {
    const response = await request.get(address)
    if (response.status() !== 200) {
      faults.push(`${address} answers ${response.status()}`)
      return
    }
    if (response.headers()['content-type']?.startsWith('text/html') !== true) return
    const html = await response.text()
    faults.push(...faultsOf(html).map((fault) => `${address} ${fault}`))
    for (const { pathname, search } of linksOf(html, new URL(address, origin))) {
      const found = pathname + search
      const variants = queries.get(pathname) ?? 0
      if (seen.has(found) || (search !== '' && variants >= QUERIES) || addresses.length >= MOST_PAGES) continue
      if (search !== '') queries.set(pathname, variants + 1)
      seen.add(found)
      addresses.push(found)
    }
  }

  for (let next = 0; next < addresses.length; next += AT_ONCE) {
    await Promise.all(addresses.slice(next, next + AT_ONCE).map(visit))
  }
  return { addresses, faults }
}

/** One address for each kind of page, the first that was found: ids and queries make no new kind. */
export function kindsOfPages(addresses: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const address of addresses) {
    const [path = address] = address.split('?')
    const kind = path.replace(/(shop-details|product-details|products)\/[^/]+$/, '$1/:id')
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}
