/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import { type CatalogueQuery, EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/catalogue-query-url.ts'
import { rebase } from '#domain/catalogue/query-change.ts'
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

/** What the last press asked for, while the address does not say it yet. */
let asked: CatalogueQuery | undefined

/** Goes from the query of the page that was pressed to another; without them to the bare path. Resolves once that page is there. */
type Go = (from?: CatalogueQuery, to?: CatalogueQuery, scroll?: boolean) => Promise<void>

export function useGo(): Go {
  const { path, replace, navigate, showFirst } = useCataloguePlace()
  return async (from, to, scroll = true) => {
    // The page may lag behind the last press, and so may what it leads to.
    const latest = asked ?? parseCatalogueQuery(new URLSearchParams(location.search))
    const query = from && to ? rebase(latest, from, to) : (to ?? EMPTY_QUERY)
    asked = query
    const address = withQuery(path, query)
    const follow = async () => {
      await navigate?.(address, { state: scroll ? TO_PRODUCTS : null, preventScrollReset: true, replace })
    }
    try {
      await (showFirst ? showFirst(address, follow) : follow())
    } finally {
      if (asked === query) asked = undefined
    }
  }
}
