/** The head of a page: title, description, canonical address, Open Graph. */
import type { MetaDescriptor } from 'react-router'
import type { PageLanguage } from '#domain/shop/page-languages.ts'
import { rootDataOf } from '../../state/root-data.ts'
import { sharedPicture } from '#ui/pictures/picture-source.ts'
import { metaDescription } from './meta-description.ts'

export interface PageMeta {
  title: string
  description: string
  /** Path of the canonical address; filters never make a new one. */
  path?: string
  noindex?: boolean
  /** Address of a picture as data has it; absent, '' or malformed means the shop's own. */
  image?: string
  type?: 'website' | 'product'
}

interface Match {
  id: string
  loaderData?: unknown
}

/** The site's origin and name come from the root's data among `matches`. */
export function pageMeta(matches: readonly (Match | undefined)[], page: PageMeta): MetaDescriptor[] {
  const root = rootOf(matches)
  const tags: MetaDescriptor[] = [{ title: `${page.title} · ${root.name}` }]
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  const url = page.path === undefined ? undefined : root.siteUrl + root.base + page.path
  if (url !== undefined) tags.push({ tagName: 'link', rel: 'canonical', href: url })
  if (import.meta.env.SSR && page.path !== undefined && !page.noindex) tags.push(...alternates(root, page.path))
  // Search engines and networks read these in the page as it was sent, so the browser brings no code for them.
  if (import.meta.env.SSR) tags.push(...summary(root, page, url))
  return tags
}

/** The same page in each language: each names all, itself as well, and the main one for whoever reads none of them. */
function alternates({ siteUrl, languages }: ReturnType<typeof rootOf>, path: string): MetaDescriptor[] {
  const [main] = languages
  if (!main || languages.length === 1) return []
  return [
    ...languages.map(({ locale, base }) => ({ hrefLang: locale, base })),
    { hrefLang: 'x-default', base: main.base },
  ].map(({ hrefLang, base }) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: siteUrl + base + path }))
}

function summary(
  { siteUrl, name, sharePicture }: ReturnType<typeof rootOf>,
  page: PageMeta,
  url: string | undefined,
): MetaDescriptor[] {
  const picture = absolute(sharedPicture(page.image ?? ''), siteUrl) ?? absolute(sharePicture, siteUrl)
  const description = metaDescription(page.description)
  const tags: MetaDescriptor[] = [
    { name: 'description', content: description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: name },
    { name: 'twitter:card', content: picture === null ? 'summary' : 'summary_large_image' },
  ]
  if (picture !== null) tags.push({ property: 'og:image', content: picture })
  if (url !== undefined) tags.push({ property: 'og:url', content: url })
  return tags
}

/** A picture's address comes from data and may be malformed; null for such, and for none. */
function absolute(address: string, siteUrl: string): string | null {
  const origin = siteUrl || 'http://localhost'
  return address !== '' && URL.canParse(address, origin) ? new URL(address, origin).href : null
}

interface HeadOf {
  siteUrl: string
  base: string
  languages: readonly PageLanguage[]
  name: string
  sharePicture: string
}

function rootOf(matches: readonly (Match | undefined)[]): HeadOf {
  const data = rootDataOf(matches.find((match) => match?.id === 'root')?.loaderData)
  if (!data) return { siteUrl: '', base: '', languages: [], name: 'Vitrine', sharePicture: '' }
  const { siteUrl, language, languages, settings, sharePicture } = data
  return { siteUrl, base: language.base, languages, name: settings.name, sharePicture }
}
