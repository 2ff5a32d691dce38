/** /shop/options: the options of one filter under a query, of all products or of a search's, found by a text, for lists that are too long for a page. */
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import { findOptions, OPTIONS_LIMIT } from '#domain/catalogue/query/facet-lists.ts'
import { FACETS } from '#domain/catalogue/query/facets.ts'
import { storeContext } from '../../context.ts'
import type { Route } from './+types/options'

const HEADERS = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }
/** Characters of the text that count. */
const MOST_TEXT = 100

export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('facet')
  const facet = FACETS.find(({ key }) => key === asked)?.key
  if (facet === undefined) {
    const expected = FACETS.map(({ key }) => key).join(', ')
    const message = `facet: expected one of ${expected}, got ${JSON.stringify(asked)}`
    return Response.json({ message }, { status: 400, headers: HEADERS })
  }
  const text = (url.searchParams.get('find') ?? '').slice(0, MOST_TEXT)
  const { catalogue } = context.get(storeContext)
  const searched = url.searchParams.get('searchText') ?? undefined
  const options = catalogue.facets(parseCatalogueQuery(url.searchParams), searched)[facet]
  return Response.json(findOptions(options, text, OPTIONS_LIMIT), { headers: HEADERS })
}
