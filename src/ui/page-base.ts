/** What stands before the path of every page, as `/de` where pages lie under the prefix of their language; '' for nothing. */
import { createContext, use } from 'react'

export const BaseContext = createContext('')

/** The address of a page of this site by its path. */
export function useAddress(): (path: string) => string {
  const base = use(BaseContext)
  return (path) => base + path
}

/** Where the browser reads it: `data-base` of the document. */
function browserBase(): string {
  return document.documentElement.dataset['base'] ?? ''
}

/** In the browser alone: the address of a page by its path. */
export function browserAddress(path: string): string {
  return browserBase() + path
}

/** In the browser alone: the path that an address of this site stands for, with all that follows it. */
export function browserPath(address: string): string {
  const base = browserBase()
  const rest = address.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
