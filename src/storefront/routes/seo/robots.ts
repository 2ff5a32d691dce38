/** robots.txt: pages may be read, the API need not be, and where the site map is. Pages that must not be listed say so themselves. */
import { storeContext } from '../../context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(storeContext)
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
