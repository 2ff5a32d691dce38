/** The catalogue layouts of the shop area as a table (spec 2.2 and 9.5). */
import type { KeyOf } from '#texts/text-pack.ts'
import type { CatalogueView } from '#domain/catalogue/query/catalogue-query.ts'

export interface CatalogueLayout {
  id: string
  /** Path without the leading slash. */
  path: string
  /** Heading and name of the page, in a shopper's words; the specification fixes that of the first. */
  title: KeyOf<'lists'>
  /** Products on a page, or at first where more are loaded. */
  pageSize: number
  /** Products added by each press of Load More Products. */
  step?: number
  view: CatalogueView
  /** Where the filters stand on a wide screen. */
  filters: 'left' | 'right' | 'none' | 'dropdown' | 'drawer'
  width: 'normal' | 'full' | 'wide'
}

const PAGE_SIZE = 9
const PANEL_PAGE_SIZE = 12
const LOAD_MORE_STEP = 3

/** Cards the server renders at most; a deeper load-more list goes on in the browser (spec 2.4). */
export const SERVER_CARDS = 120

/** Products of a load-more list that the browser is given at most. */
export const BROWSER_CARDS = 3000

const grid = { pageSize: PAGE_SIZE, view: 'grid', filters: 'left', width: 'normal' } as const

export const CATALOGUE_LAYOUTS: readonly CatalogueLayout[] = [
  { ...grid, id: 'shop', path: 'shop', title: 'layoutShop' },
  { ...grid, id: 'list', path: 'shop/shop-list', title: 'layoutList', view: 'list' },
  { ...grid, id: 'full-width', path: 'shop/shop-full-width', title: 'layoutFullWidth', width: 'full' },
  { ...grid, id: '1600', path: 'shop/shop-1600', title: 'layout1600', width: 'wide' },
  { ...grid, id: 'right-sidebar', path: 'shop/shop-right-sidebar', title: 'layoutRightSidebar', filters: 'right' },
  { ...grid, id: 'no-sidebar', path: 'shop/shop-no-sidebar', title: 'layoutNoSidebar', filters: 'none' },
  {
    ...grid,
    id: 'filter-dropdown',
    path: 'shop/shop-filter-dropdown',
    title: 'layoutDropdown',
    filters: 'dropdown',
    pageSize: PANEL_PAGE_SIZE,
  },
  {
    ...grid,
    id: 'filter-offcanvas',
    path: 'shop/shop-filter-offcanvas',
    title: 'layoutDrawer',
    filters: 'drawer',
    pageSize: PANEL_PAGE_SIZE,
  },
  { ...grid, id: 'load-more', path: 'shop/shop-load-more', title: 'layoutLoadMore', step: LOAD_MORE_STEP },
]

/** The results of a search: the same page over what its text finds, first 9, then 3 more (spec 2.14). */
export const SEARCH_LAYOUT: CatalogueLayout = {
  ...grid,
  id: 'search',
  path: 'pages/search',
  title: 'layoutSearch',
  step: LOAD_MORE_STEP,
}

/** The layout that a path shows; the grid is also served at /shop/shop (spec 2.2). */
export function layoutOf(pathname: string): CatalogueLayout {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const found =
    [...CATALOGUE_LAYOUTS, SEARCH_LAYOUT].find((layout) => `/${path}`.endsWith(`/${layout.path}`)) ??
    CATALOGUE_LAYOUTS[0]
  if (!found) throw new RangeError('The table of catalogue layouts is empty')
  return found
}
