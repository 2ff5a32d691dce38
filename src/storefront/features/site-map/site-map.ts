/** The site map: which pages may be found, and how they are listed for search engines. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { isCategoryOffered } from '#domain/catalogue/product/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { INFO_SLUGS } from '../info-pages/info-pages.ts'
import { homeAddresses } from './home-addresses.ts'

/** Addresses in one file; the format allows 50,000, but while one is written no other page is. */
const PART = 10_000

const SCREENS = [links.aboutUs, links.categories, links.catalogues, links.brands(), links.products(), links.contactUs]

/** A list of addresses of which a part can be had without the rest. */
export interface SiteAddresses {
  readonly length: number
  slice(start: number, end: number): string[]
}

/** Paths of all pages that are their own canonical address: homes, shop, screens, categories, short pages, products; the portfolio where it has looks. */
export function siteAddresses(
  { index, categories }: CatalogueSource,
  settings: ShopSettings,
  hasLooks: boolean,
): SiteAddresses {
  const sold = new Set(
    index
      .select(EMPTY_QUERY)
      .facets()
      .type.filter(({ count }) => count > 0)
      .map(({ value }) => value),
  )
  const types = new Set(settings.productTypes.map(({ id }) => id).filter((id) => sold.has(slug(id))))
  const pages = [
    ...homeAddresses(settings, types),
    links.shop(),
    links.shopCategory,
    ...SCREENS,
    ...(hasLooks ? [links.portfolio] : []),
    ...categories.filter(isCategoryOffered).map(({ id }) => links.products(id)),
    ...INFO_SLUGS.map((page) => links.page(page)),
  ]
  return {
    length: pages.length + index.size,
    slice(start, end) {
      const first = Math.max(0, start - pages.length)
      const last = Math.max(first, Math.min(index.size, end - pages.length))
      const products = Array.from({ length: last - first }, (_, place) => links.product(index.idAt(first + place)))
      return [...pages.slice(start, end), ...products]
    },
  }
}

/** One list where it holds all addresses, else the list of the parts. */
export function siteMapIndex(addresses: SiteAddresses, siteUrl: string): string {
  if (addresses.length <= PART) return urlSet(addresses.slice(0, PART), siteUrl)
  const parts = Array.from(
    { length: Math.ceil(addresses.length / PART) },
    (_, place) => `/sitemap.xml?part=${place + 1}`,
  )
  const rows = parts.map((part) => `<sitemap><loc>${escapeXml(siteUrl + part)}</loc></sitemap>`)
  return xml('sitemapindex', rows)
}

/** The part with this 1-based number, or null where there is none. */
export function siteMapPart(addresses: SiteAddresses, siteUrl: string, part: number): string | null {
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
