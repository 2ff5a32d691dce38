/** sitemap.xml: every page that may be found; of a large catalogue the list of its parts. */
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { siteAddresses, siteMapIndex, siteMapPart } from '../../features/site-map/site-map.ts'
import { shellData } from '../../layout/shell-data.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, shop, siteUrl, languages } = context.get(storeContext)
  const { hasLooks } = await shellData(shop, catalogue.source(), catalogue)
  const addresses = siteAddresses(catalogue.source(), shop, hasLooks)
  const part = url.searchParams.get('part')
  const body =
    part === null
      ? siteMapIndex(addresses, siteUrl, languages)
      : siteMapPart(addresses, siteUrl, Number(part), languages)
  if (body === null) throw data(null, { status: 404 })
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
