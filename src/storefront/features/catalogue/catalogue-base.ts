/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import { type CatalogueQuery, EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/catalogue-query-url.ts'
import type { QueryChange } from '#domain/catalogue/query-change.ts'
import { createContext, useContext, useMemo } from 'react'
import { type NavigateFunction, UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router'
import { withQuery } from '../../links.ts'

/** Shows the page of an address at once where it can be had without asking the server, and runs `navigate` behind it. */
export type ShowFirst = (address: string, navigate: () => Promise<void>) => Promise<void>

export interface CataloguePlace {
  /** The layout's own path. */
  path: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace: boolean
  navigate: NavigateFunction | undefined
  /** The query of the page that the router shows; the browser's address may be ahead of it. */
  shown: () => CatalogueQuery
  showFirst?: ShowFirst | undefined
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({
  path: '/shop',
  replace: false,
  navigate: undefined,
  shown: () => EMPTY_QUERY,
})

export const CataloguePlaceProvider = PlaceContext.Provider

interface NewPlaceOptions {
  replace?: boolean
  /** Left out in a drawer, whose history entry a choice replaces: the list lies below it, and nobody waits for that. */
  showFirst?: ShowFirst
}

/** The value for a provider. */
export function useNewPlace(path: string, { replace = false, showFirst }: NewPlaceOptions = {}): CataloguePlace {
  const navigate = useNavigate()
  const router = useContext(DataRouterContext)?.router
  return useMemo(
    () => ({
      path,
      replace,
      navigate,
      showFirst,
      shown: () => parseCatalogueQuery(new URLSearchParams(router?.state.location.search)),
    }),
    [path, replace, navigate, showFirst, router],
  )
}

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

/** What the last press asked for, while the router does not show it yet. */
let asked: CatalogueQuery | undefined

interface GoOptions {
  /** To the products, once they are there. */
  scroll?: boolean
  /** In place of the page that is shown, so that Back leaves both. */
  replace?: boolean
}

/** Changes the query of this layout; resolves once its page is there, or once something else has come in between. */
type Go = (change: QueryChange, options?: GoOptions) => Promise<void>

export function useGo(): Go {
  const place = useCataloguePlace()
  const { path, navigate, showFirst } = place
  return async (change, { scroll = true, replace = place.replace } = {}) => {
    const query = change(asked ?? place.shown())
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
