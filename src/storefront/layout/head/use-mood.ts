/** Which mood a page wears, how wide it is and which shop it belongs to, read from its address and from what its loader answered. */
import { useLocation, useMatches } from 'react-router'
import { layoutOf } from '../../features/catalogue/layouts.ts'
import { links } from '../../links.ts'
import { ALL_SHOPS } from '../header/shops.ts'

/** What a route says of itself in its `handle`. */
export interface PageHandle {
  /** The page brings header, main and footer of its own. */
  bare?: boolean
  /** How long the page is, only the browser's stores know. */
  ownList?: boolean
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

/** Whether the page is one of the screens area, which has a header of its own style (spec 2.13). */
export function useIsScreen(): boolean {
  return useLocation().pathname.startsWith('/screens/')
}

/** How wide the page may grow beyond the others. */
export function usePageWidth(): 'wide' | 'full' | undefined {
  const { width } = layoutOf(useLocation().pathname)
  return width === 'normal' ? undefined : width
}

/** Whether the page brings header, main and footer of its own. */
export function useIsBare(): boolean {
  return useHandle()?.bare === true
}

/** Whether the page's length follows from what this browser keeps. */
export function useIsOwnList(): boolean {
  return useHandle()?.ownList === true
}

function useHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined
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
