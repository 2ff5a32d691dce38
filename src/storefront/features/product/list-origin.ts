/** The address of the list that cards stand in; it travels with their links, so that a details page knows the way back (usability 7). */
import { createContext, useContext } from 'react'

const OriginContext = createContext<string | null>(null)

export const ListOriginProvider = OriginContext.Provider

/** Router state for a link to a product; none outside of a list. */
export function useListOrigin(): { list: string } | null {
  const list = useContext(OriginContext)
  return list === null ? null : { list }
}
