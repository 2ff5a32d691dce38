/** The head of a page: title, description, canonical address, Open Graph. */
import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  title: string
  description: string
  /** Path of the canonical address; filters never make a new one. */
  path?: string
  noindex?: boolean
  /** Address of a picture as data has it. */
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
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: name },
  ]
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  if (page.path !== undefined) {
    tags.push({ tagName: 'link', rel: 'canonical', href: siteUrl + page.path })
    tags.push({ property: 'og:url', content: siteUrl + page.path })
  }
  if (page.image) tags.push({ property: 'og:image', content: new URL(page.image, siteUrl || 'http://localhost').href })
  return tags
}

function rootOf(matches: readonly (Match | undefined)[]): { siteUrl: string; name: string } {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof data !== 'object' || data === null || !('siteUrl' in data) || !('settings' in data)) {
    return { siteUrl: '', name: 'Vitrine' }
  }
  const { siteUrl, settings } = data as { siteUrl: string; settings: { name: string } }
  return { siteUrl, name: settings.name }
}
