/** The path of the layout that is shown: every change of the query stays on it. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { createContext, useContext } from 'react'
import { useNavigate } from 'react-router'
import { withQuery } from '../../links.ts'

/** Router state of a change that scrolls to the products anchor once the new list is there. */
export const TO_PRODUCTS = { toProducts: true } as const

const BaseContext = createContext('/shop')

export const CatalogueBase = BaseContext.Provider

export function useCatalogueBase(): string {
  return useContext(BaseContext)
}

/** Goes to a query of this layout, as a `CatalogueLink` would. */
export function useCatalogueNavigate(): (query: CatalogueQuery) => void {
  const base = useCatalogueBase()
  const navigate = useNavigate()
  return (query) => void navigate(withQuery(base, query), { state: TO_PRODUCTS, preventScrollReset: true })
}
