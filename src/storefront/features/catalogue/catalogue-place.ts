/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { QueryChange } from '#domain/catalogue/query/query-change.ts'
import { createContext, useContext, useMemo } from 'react'
import { type DataRouter, type NavigateFunction, useNavigate } from 'react-router'
import { useAddress } from '#ui/page-base.ts'
import { browserPath, withForeign, withQuery } from '../../links.ts'
import { makeListPresses, type Screen } from '../../presses/list-presses.ts'
import { useDataRouter } from '../../router/data-router.ts'
import type { CatalogueData } from './catalogue-data.ts'

export interface CataloguePlace {
  /** The layout's own path; that of the search page has the text. */
  path: string
  /** The same as the browser has it, under the prefix of its language. */
  address: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace: boolean
  navigate: NavigateFunction | undefined
  /** The browser's own address may be ahead of its; undefined on the server. */
  router: DataRouter | undefined
  /** Shows lists before the router; none in a drawer, whose history entry a choice replaces: the list lies below it, and nobody waits for that. */
  screen?: Screen<CatalogueData> | undefined
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({
  path: '/shop',
  address: '/shop',
  replace: false,
  navigate: undefined,
  router: undefined,
})

export const CataloguePlaceProvider = PlaceContext.Provider

/** What stands in a layout's own path behind the question mark, and stays whatever is chosen: the text of a search. */
export function ownParams(path: string): URLSearchParams {
  return new URLSearchParams(path.split('?')[1])
}

interface NewPlaceOptions {
  replace?: boolean
  screen?: Screen<CatalogueData>
}

/** The value for a provider. */
export function useNewPlace(path: string, { replace = false, screen }: NewPlaceOptions = {}): CataloguePlace {
  const navigate = useNavigate()
  const router = useDataRouter()
  const address = useAddress()(path)
  return useMemo(
    () => ({ path, address, replace, navigate, router, screen }),
    [path, address, replace, navigate, router, screen],
  )
}

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

const presses = makeListPresses<CatalogueQuery, CatalogueData>()

interface GoOptions {
  /** To the products, once they are there. */
  scroll?: boolean
  /** In place of the page that is shown, so that Back leaves both. */
  replace?: boolean
}

/** Changes the query of this layout; resolves once the page of the last press is there, or something else has come in between. */
type Go = (change: QueryChange, options?: GoOptions) => Promise<void>

export function useGo(): Go {
  const { address: own, replace: always, router, screen, navigate } = useCataloguePlace()
  return async (change, { scroll = true, replace = always } = {}) => {
    if (!router) return
    const way = {
      router,
      screen,
      queryOf: (address: string) => parseCatalogueQuery(new URL(address, location.href).searchParams),
      addressOf: (query: CatalogueQuery, shown: string) =>
        withForeign(withQuery(own, query), new URL(shown, location.href).search),
      navigate: async (address: string, inPlace: boolean) =>
        navigate?.(browserPath(address), {
          state: scroll ? TO_PRODUCTS : null,
          preventScrollReset: true,
          replace: inPlace,
        }),
    }
    await presses.press(way, change, replace)
  }
}
