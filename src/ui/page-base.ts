/** What stands before the path of every page, as `/de` where pages lie under the prefix of their language; '' for nothing. */
import { createContext, use } from 'react'

export const BaseContext = createContext('')

/** The address of a page of this site by its path. */
export function useAddress(): (path: string) => string {
  const base = use(BaseContext)
  return (path) => base + path
}
