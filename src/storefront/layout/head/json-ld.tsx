/** Structured data as a block of JSON-LD: of the place in the site (BreadcrumbList) and of the shop itself (Organization, WebSite with its search). */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '#storefront/links.ts'
import { useRootData } from '#storefront/state/root-data.ts'

/**
 * Data blocks run nothing, so the content security policy needs no hash of them. They are for whoever reads a page as it was sent: the
 * browser keeps the block that came and brings no code to make one.
 */
export function JsonLd({ data }: { data: object | null }) {
  // A text of the catalogue must not be able to end the script element.
  const text = data === null ? '' : JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  )
}

/** `crumbs` as the trail shows them, the place itself last and without an address. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const { siteUrl, language } = useRootData()
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(crumbs, siteUrl + language.base) : null} />
}

/** The shop and its search, for the main home. */
export function SiteData() {
  const { settings, siteUrl, language } = useRootData()
  return <JsonLd data={import.meta.env.SSR ? siteGraph(settings, siteUrl, language.base) : null} />
}

/** `shopUrl` is where the pages of the language begin. */
export function breadcrumbList(crumbs: readonly { label: string; to?: string }[], shopUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(to !== undefined && { item: shopUrl + to }),
    })),
  }
}

export function siteGraph({ name, contact }: Pick<ShopSettings, 'name' | 'contact'>, siteUrl: string, base = '') {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: contact.email,
          telephone: contact.phone,
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}${base}/#website`,
        name,
        url: `${siteUrl}${base}/`,
        publisher: { '@id': `${siteUrl}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${siteUrl}${base}${links.search()}?searchText={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
