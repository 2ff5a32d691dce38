/** Where a change of the query leads: the path of the layout that is shown, and how one gets there. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { QueryChange } from '#domain/catalogue/query/query-change.ts'
import { createContext, useContext, useMemo } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { withForeign, withQuery } from '../../links.ts'
import { useDataRouter } from '../../router/data-router.ts'

/** Shows the page of an address at once where it can be had without asking the server, and runs `navigate` behind it. */
export type ShowFirst = (address: string, navigate: () => Promise<void>) => Promise<void>

export interface CataloguePlace {
  /** The layout's own path; that of the search page has the text. */
  path: string
  /** In a drawer that Back closes, a choice takes the place of the drawer's entry. */
  replace: boolean
  navigate: NavigateFunction | undefined
  /** Address of the page that the router shows; the browser's own may be ahead of it. */
  shown: () => string
  showFirst?: ShowFirst | undefined
}

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const PlaceContext = createContext<CataloguePlace>({
  path: '/shop',
  replace: false,
  navigate: undefined,
  shown: () => '',
})

export const CataloguePlaceProvider = PlaceContext.Provider

/** What stands in a layout's own path behind the question mark, and stays whatever is chosen: the text of a search. */
export function ownParams(path: string): URLSearchParams {
  return new URLSearchParams(path.split('?')[1])
}

interface NewPlaceOptions {
  replace?: boolean
  /** Left out in a drawer, whose history entry a choice replaces: the list lies below it, and nobody waits for that. */
  showFirst?: ShowFirst
}

/** The value for a provider. */
export function useNewPlace(path: string, { replace = false, showFirst }: NewPlaceOptions = {}): CataloguePlace {
  const navigate = useNavigate()
  const router = useDataRouter()
  return useMemo(
    () => ({
      path,
      replace,
      navigate,
      showFirst,
      shown: () => (router ? router.state.location.pathname + router.state.location.search : ''),
    }),
    [path, replace, navigate, showFirst, router],
  )
}

export function useCataloguePlace(): CataloguePlace {
  return useContext(PlaceContext)
}

interface Asked {
  query: CatalogueQuery
  address: string
  /** Whether it gets an entry of its own in the history. */
  push: boolean
  /** Settles once the page is there, or something else has come in between. */
  done?: Promise<void>
}

/** What the last press asked for, while the router does not show it yet. */
let asked: Asked | undefined

interface GoOptions {
  /** To the products, once they are there. */
  scroll?: boolean
  /** In place of the page that is shown, so that Back leaves both. */
  replace?: boolean
}

/** Changes the query of this layout; resolves once the page of the last press is there, or something else has come in between. */
type Go = (change: QueryChange, options?: GoOptions) => Promise<void>

export function useGo(): Go {
  const place = useCataloguePlace()
  const { path, navigate, showFirst } = place
  return async (change, { scroll = true, replace = place.replace } = {}) => {
    const before = asked
    const query = change(before?.query ?? parsed(place.shown()))
    const address = withForeign(withQuery(path, query), new URL(place.shown(), location.href).search)
    const mine: Asked = { query, address, push: !replace }
    asked = mine
    const follow = async () => {
      const here = place.shown()
      // Where one is already nothing is added, and a page that never came cannot be replaced.
      mine.push = here !== address && (!replace || (before?.push === true && here !== before.address))
      await navigate?.(address, {
        state: scroll ? TO_PRODUCTS : null,
        preventScrollReset: true,
        replace: !mine.push,
      })
    }
    mine.done = (showFirst ? showFirst(address, follow) : follow()).finally(() => {
      if (asked === mine) asked = undefined
    })
    await mine.done
    while (asked) await asked.done
  }
}

function parsed(address: string): CatalogueQuery {
  return parseCatalogueQuery(new URL(address, location.href).searchParams)
}
