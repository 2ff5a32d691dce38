/** A link to a page of this site: an anchor and nothing else, which the router follows for it (layout/use-link-clicks.ts). */
import { type ComponentProps, use } from 'react'
import { BaseContext } from './page-base.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of this site, or a place in this one. */
  to: string
  /** The new page takes the place of this one in the history. */
  replace?: boolean
  /** The picture moves over to the new page. */
  viewTransition?: boolean
  /** `intent`: what the page needs is fetched once the pointer or the focus rests here. */
  prefetch?: 'intent'
  /** The browser loads the page anew. */
  reloadDocument?: boolean
}

// A page has more than a hundred links. The router's own follow every navigation: that cost more than a filter click itself.
export function Link({ to, replace, viewTransition, prefetch, reloadDocument, children, ...rest }: LinkProps) {
  const base = use(BaseContext)
  const words = [replace && 'replace', viewTransition && 'transition', prefetch].filter(Boolean).join(' ')
  return (
    <a {...rest} href={to.startsWith('/') ? base + to : to} data-go={reloadDocument ? undefined : words}>
      {children}
    </a>
  )
}
