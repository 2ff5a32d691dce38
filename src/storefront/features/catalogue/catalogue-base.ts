/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { createContext, useContext, useMemo } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { withQuery } from '../../links.ts'

/** Shows the page of an address at once where it can be had without asking the server, and runs `navigate` behind it. */
export type ShowFirst = (address: string, navigate: () => Promise<void>) => Promise<void>

export interface CataloguePlace {
  /** The layout's own path. */
  path: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace: boolean
  navigate: NavigateFunction | undefined
  showFirst?: ShowFirst | undefined
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({ path: '/shop', replace: false, navigate: undefined })

export const CataloguePlaceProvider = PlaceContext.Provider

interface NewPlaceOptions {
  replace?: boolean
  /** Left out in a drawer, whose history entry a choice replaces: the list lies below it, and nobody waits for that. */
  showFirst?: ShowFirst
}

/** The value for a provider. */
export function useNewPlace(path: string, { replace = false, showFirst }: NewPlaceOptions = {}): CataloguePlace {
  const navigate = useNavigate()
  return useMemo(() => ({ path, replace, navigate, showFirst }), [path, replace, navigate, showFirst])
}

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

/** Goes to an address of this layout; resolves once its page is there. */
export function useGo(): (address: string, scroll?: boolean) => Promise<void> {
  const { replace, navigate, showFirst } = useCataloguePlace()
  return async (address, scroll = true) => {
    const follow = async () => {
      await navigate?.(address, { state: scroll ? TO_PRODUCTS : null, preventScrollReset: true, replace })
    }
    await (showFirst ? showFirst(address, follow) : follow())
  }
}

/** Goes to a query of this layout, as a `CatalogueLink` would; without one to the bare path. */
export function useCatalogueNavigate(): (query?: CatalogueQuery) => Promise<void> {
  const { path } = useCataloguePlace()
  const go = useGo()
  return (query) => go(withQuery(path, query))
}
