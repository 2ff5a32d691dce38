/** site.webmanifest: the shop as an app on a home screen, under the owner's name. */
import { storeContext } from '../../context.ts'
import { themeColor } from '../../layout/head/theme-colors.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/manifest'

/** The ground of every page in the light and in the dark, as in tokens.css. */
const PAPER = '#fbfaf8'
const DARK_PAPER = '#121316'

export function loader({ context }: Route.LoaderArgs) {
  const { shop, language } = context.get(storeContext)
  const manifest = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    lang: language.locale,
    dir: language.direction,
    start_url: links.home(),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: shop.homes['main']?.accent ?? themeColor(),
    color_scheme_dark: { background_color: DARK_PAPER, theme_color: themeColor('main', 'dark') },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Shop', url: links.shop() },
      { name: 'Cart', url: links.cart },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
