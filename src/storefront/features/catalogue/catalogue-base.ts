/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { createContext, useContext, useMemo } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { withQuery } from '../../links.ts'

export interface CataloguePlace {
  /** The layout's own path. */
  path: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace: boolean
  navigate: NavigateFunction | undefined
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({ path: '/shop', replace: false, navigate: undefined })

export const CataloguePlaceProvider = PlaceContext.Provider

/** The value for a provider. */
export function useNewPlace(path: string, replace = false): CataloguePlace {
  const navigate = useNavigate()
  return useMemo(() => ({ path, replace, navigate }), [path, replace, navigate])
}

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

/** Goes to an address of this layout; resolves once its page is there. */
export function useGo(): (address: string, scroll?: boolean) => Promise<void> {
  const { replace, navigate } = useCataloguePlace()
  return async (address, scroll = true) => {
    await navigate?.(address, { state: scroll ? TO_PRODUCTS : null, preventScrollReset: true, replace })
  }
}

/** Goes to a query of this layout, as a `CatalogueLink` would; without one to the bare path. */
export function useCatalogueNavigate(): (query?: CatalogueQuery) => Promise<void> {
  const { path } = useCataloguePlace()
  const go = useGo()
  return (query) => go(withQuery(path, query))
}
