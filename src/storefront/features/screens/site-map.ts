/** The site map: which pages may be found, and how they are listed for search engines. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { infoPages } from '../info-pages/info-pages.ts'
import { homeAddresses } from './home-addresses.ts'
import { looks } from './looks.ts'

/** Addresses in one file; the format allows 50,000. */
const PART = 45_000

const SCREENS = [links.aboutUs, links.categories, links.catalogues, links.brands(), links.products(), links.contactUs]

/** Paths of all pages that are their own canonical address: homes, shop, screens, categories, short pages, products. */
export function siteAddresses({ index, categories }: CatalogueSource, settings: ShopSettings): string[] {
  const types = new Set(index.items.map(({ productType }) => productType))
  return [
    ...homeAddresses(settings, types),
    links.shop(),
    links.shopCategory,
    ...SCREENS,
    ...(looks(index.items).length > 0 ? [links.portfolio] : []),
    ...categories.filter(isCategoryOffered).map(({ id }) => links.products(id)),
    ...infoPages(settings).map(({ slug }) => links.page(slug)),
    ...index.items.map(({ id }) => links.product(id)),
  ]
}

/** One list where it holds all addresses, else the list of the parts. */
export function siteMapIndex(addresses: readonly string[], siteUrl: string): string {
  if (addresses.length <= PART) return urlSet(addresses, siteUrl)
  const parts = Array.from(
    { length: Math.ceil(addresses.length / PART) },
    (_, place) => `/sitemap.xml?part=${place + 1}`,
  )
  const rows = parts.map((part) => `<sitemap><loc>${escapeXml(siteUrl + part)}</loc></sitemap>`)
  return xml('sitemapindex', rows)
}

/** The part with this 1-based number, or null where there is none. */
export function siteMapPart(addresses: readonly string[], siteUrl: string, part: number): string | null {
  if (!Number.isInteger(part) || part < 1) return null
  const own = addresses.slice((part - 1) * PART, part * PART)
  return own.length === 0 ? null : urlSet(own, siteUrl)
}

function urlSet(addresses: readonly string[], siteUrl: string): string {
  return xml(
    'urlset',
    addresses.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`),
  )
}

function xml(root: string, rows: readonly string[]): string {
  const open = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return `${open}\n${rows.join('\n')}\n</${root}>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
}
