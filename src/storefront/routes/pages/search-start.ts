/** /pages/search-start: what an empty search field offers, asked for when one is first used. */
import { storeContext } from '../../context.ts'
import { searchStart } from '../../features/search-box/search-start.ts'
import type { Route } from './+types/search-start'

/** Seconds for which a browser needs not ask again. */
const FRESH = 300
const HEADERS = { 'cache-control': `public, max-age=${FRESH}`, 'x-robots-tag': 'noindex' }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, popularSearches } = context.get(storeContext)
  return Response.json(await searchStart(catalogue.source(), (await popularSearches?.()) ?? []), { headers: HEADERS })
}
