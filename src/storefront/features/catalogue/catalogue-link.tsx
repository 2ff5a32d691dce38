/** A link that changes only the query of a catalogue page: it keeps drawers open and the scroll position in our hands. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../links.ts'
import { TO_PRODUCTS, useCataloguePlace } from './catalogue-base.ts'

interface CatalogueLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'> {
  query: CatalogueQuery
  /** View changes stay where they are. */
  scroll?: boolean
}

export function CatalogueLink({ query, scroll = true, ...rest }: CatalogueLinkProps) {
  const { path, replace = false } = useCataloguePlace()
  return (
    <Link
      {...rest}
      to={withQuery(path, query)}
      state={scroll ? TO_PRODUCTS : undefined}
      replace={replace}
      preventScrollReset
    />
  )
}
