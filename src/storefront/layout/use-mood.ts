/** Which mood a page wears and which shop it belongs to, read from what its loader answered. */
import { useLocation, useMatches } from 'react-router'
import { links } from '../links.ts'
import { ALL_SHOPS } from './shops.ts'

/** What a route says of itself in its `handle`. */
export interface PageHandle {
  /** The page brings header, main and footer of its own. */
  bare: boolean
}

/** The mood's name in the style sheet: a home's own, otherwise the plain one. */
export function useMood(): string {
  const home = useLastData()?.home
  return textOf(home, 'mood') ?? 'main'
}

/** `main` for the whole house, a product type, or null for a page that belongs to no shop. */
export function useCurrentShop(): string | null {
  const { pathname } = useLocation()
  const data = useLastData()
  const home = textOf(data?.home, 'mood')
  if (home !== undefined) return home
  const product = textOf(data?.product, 'productType')
  if (product !== undefined) return product
  return pathname === links.shop() || pathname.startsWith('/shop/') ? ALL_SHOPS : null
}

/** Whether the page is one of the screens area, which has a header of its own style (section 2). */
export function useIsScreen(): boolean {
  return useLocation().pathname.startsWith('/screens/')
}

/** Whether the page brings header, main and footer of its own. */
export function useIsBare(): boolean {
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined
  return handle?.bare === true
}

function useLastData(): Record<string, unknown> | undefined {
  const data = useMatches().at(-1)?.loaderData
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined
}

function textOf(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined
  const text = (value as Record<string, unknown>)[key]
  return typeof text === 'string' ? text : undefined
}
