/** Where a change of the query leads: the path of the layout that is shown, and whether it makes a history entry of its own. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router'
import { withQuery } from '../../links.ts'

export interface CataloguePlace {
  /** The layout's own path. */
  path: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace?: boolean
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({ path: '/shop' })

export const CataloguePlaceProvider = PlaceContext.Provider

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

/** Goes to a query of this layout, as a `CatalogueLink` would; without one to the bare path. */
export function useCatalogueNavigate(): (query?: CatalogueQuery) => void {
  const { path, replace = false } = useCataloguePlace()
  const navigate = useNavigate()
  return (query) => void navigate(withQuery(path, query), { state: TO_PRODUCTS, preventScrollReset: true, replace })
}
