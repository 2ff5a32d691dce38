/** The site map: which pages may be found, and how they are listed for search engines. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { isCategoryOffered } from '#domain/catalogue/product/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { PageLanguage } from '#domain/shop/page-languages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { infoSlugs } from '../info-pages/info-pages.ts'
import { homeAddresses } from './home-addresses.ts'

/** Addresses in one file, all languages together; the format allows 50,000, but while one is written no other page is. */
const PART = 10_000

/** What stands before a page's path in one language. */
type Language = Pick<PageLanguage, 'locale' | 'base'>

/** A shop of one language. */
const ALONE: readonly Language[] = [{ locale: 'en', base: '' }]

/** Pages in one file: each stands in it once a language. */
const partOf = (languages: readonly Language[]): number => Math.max(1, Math.floor(PART / languages.length))

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
    ...infoSlugs(settings).map((page) => links.page(page)),
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
export function siteMapIndex(addresses: SiteAddresses, siteUrl: string, languages = ALONE): string {
  const size = partOf(languages)
  if (addresses.length <= size) return urlSet(addresses.slice(0, size), siteUrl, languages)
  const parts = Array.from(
    { length: Math.ceil(addresses.length / size) },
    (_, place) => `/sitemap.xml?part=${place + 1}`,
  )
  const rows = parts.map((part) => `<sitemap><loc>${escapeXml(siteUrl + part)}</loc></sitemap>`)
  return xml('sitemapindex', rows)
}

/** The part with this 1-based number, or null where there is none. */
export function siteMapPart(addresses: SiteAddresses, siteUrl: string, part: number, languages = ALONE): string | null {
  if (!Number.isInteger(part) || part < 1) return null
  const size = partOf(languages)
  const own = addresses.slice((part - 1) * size, part * size)
  return own.length === 0 ? null : urlSet(own, siteUrl, languages)
}

function urlSet(paths: readonly string[], siteUrl: string, languages: readonly Language[]): string {
  const address = (base: string, path: string) => escapeXml(siteUrl + base + path)
  const alternate = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
  const rows = paths.flatMap((path) => {
    if (languages.length === 1) return [`<url><loc>${address(languages[0]?.base ?? '', path)}</loc></url>`]
    const others = languages.map(({ locale, base }) => alternate(locale, address(base, path))).join('')
    const whoever = alternate('x-default', address('', path))
    return languages.map(({ base }) => `<url><loc>${address(base, path)}</loc>${others}${whoever}</url>`)
  })
  return xml('urlset', rows, languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '')
}

function xml(root: string, rows: readonly string[], spaces = ''): string {
  const own = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${spaces}`
  const open = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${own}>`
  return `${open}\n${rows.join('\n')}\n</${root}>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
}
