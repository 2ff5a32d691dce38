/** The head of a page: title, description, canonical address, Open Graph. */
import type { MetaDescriptor } from 'react-router'
import { sharedPicture } from '../ui/picture-source.ts'
import { metaDescription } from './meta-description.ts'

/** What is shown of a shared page that has no picture of its own; 1200 by 630 pixels. */
const SHARE_PICTURE = '/share.jpg'

export interface PageMeta {
  title: string
  description: string
  /** Path of the canonical address; filters never make a new one. */
  path?: string
  noindex?: boolean
  /** Address of a picture as data has it; absent or '' means the shop's own. */
  image?: string
  type?: 'website' | 'product'
}

interface Match {
  id: string
  loaderData?: unknown
}

/** The site's origin and name come from the root's data among `matches`. */
export function pageMeta(matches: readonly (Match | undefined)[], page: PageMeta): MetaDescriptor[] {
  const { siteUrl, name } = rootOf(matches)
  const title = `${page.title} · ${name}`
  const description = metaDescription(page.description)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:image', content: absolute(sharedPicture(page.image ?? '') || SHARE_PICTURE, siteUrl) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  if (page.path !== undefined) {
    tags.push({ tagName: 'link', rel: 'canonical', href: siteUrl + page.path })
    tags.push({ property: 'og:url', content: siteUrl + page.path })
  }
  return tags
}

/** A picture's address comes from data and may be malformed; then the shop's own stands in. */
function absolute(address: string, siteUrl: string): string {
  const origin = siteUrl || 'http://localhost'
  return new URL(URL.canParse(address, origin) ? address : SHARE_PICTURE, origin).href
}

function rootOf(matches: readonly (Match | undefined)[]): { siteUrl: string; name: string } {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof data !== 'object' || data === null || !('siteUrl' in data) || !('settings' in data)) {
    return { siteUrl: '', name: 'Vitrine' }
  }
  const { siteUrl, settings } = data as { siteUrl: string; settings: { name: string } }
  return { siteUrl, name: settings.name }
}
