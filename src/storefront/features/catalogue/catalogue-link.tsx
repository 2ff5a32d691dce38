/** A link that changes only the query of a catalogue page: it keeps drawers open and the scroll position in our hands. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { QueryChange } from '#domain/catalogue/query/query-change.ts'
import type { ComponentProps, MouseEvent } from 'react'
import { withQuery } from '../../links.ts'
import { afterPaint } from '#ui/waking/after-paint.ts'
import { isPlainClick } from '#ui/link-click.ts'
import { useCataloguePlace, useGo } from './catalogue-place.ts'

interface CatalogueLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The query of the page that shows the link. */
  query: CatalogueQuery
  change: QueryChange
  /** View changes stay where they are. */
  scroll?: boolean
}

// A page has more than a hundred of these: the router's own link, which follows every change of place, would cost a frame.
export function CatalogueLink({ query, change, scroll = true, onClick, children, ...rest }: CatalogueLinkProps) {
  const { address } = useCataloguePlace()
  const go = useGo()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // Answers the press in the next frame; the list follows when it is made, and a frame later the filters.
    const link = event.currentTarget
    link.dataset['pressed'] = ''
    void go(change, { scroll }).finally(() => afterPaint(() => afterPaint(() => delete link.dataset['pressed'])))
  }
  return (
    <a {...rest} href={withQuery(address, change(query))} onClick={click}>
      {children}
    </a>
  )
}
