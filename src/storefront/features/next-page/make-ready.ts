/** Fetches what the page behind a link needs, as far as the line allows: its code and style, its data, the picture that it opens with. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { ReactNode } from 'react'
import type { DataRouter } from 'react-router'
import { routedLink } from '#ui/link-click.ts'
import { avifSourceSet } from '#ui/pictures/picture-source.ts'
import { type BuiltRoute, routesBehind } from '../../router/built-routes.ts'
import { browserCatalogue } from '../catalogue/browser-catalogue.ts'
import { knownProduct } from './known-product.ts'
import { prepareHead } from './opening-head.ts'
import { askAhead, askedAhead } from './page-answers.ts'
import { addStyles } from './page-styles.ts'

/** What a route's module says of how its page opens, as `handle`. */
export interface OpeningHandle<Data> {
  /** The picture that its page opens with. */
  openingPicture: (data: Data) => { src: string; sizes: string }
  /**
   * Its head, in the very place in which the page has it, drawn from the server's answer or from what the browser knew before; null where
   * that is not enough. What only the server can say carries `data-word`.
   */
  opening: (of: Opening<Data>) => ReactNode
}

export interface Opening<Data> {
  /** Path and query. */
  address: string
  data: Data | undefined
  /** What the page that is left knows of a product. */
  known: (id: string) => CatalogueItem | undefined
  /** The list that the link stands in, by its address. */
  list: string | null
}

interface RouteModule {
  handle?: Partial<OpeningHandle<unknown>>
}

declare global {
  interface Navigator {
    /** Where the browser tells of its line. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** The routes of the catalogue's layouts. */
const CATALOGUE = /^catalogue-/
/** Cards of a row at most, whatever the screen. */
const ROW = 4

/** Held, so that the browser keeps them decoded. */
let pictures: HTMLImageElement[] = []

/** `none` for who saves data, `pressed` on a slow line, where a guess would stand in the way of what is wanted. */
function allowed(): 'all' | 'pressed' | 'none' {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
  if (saveData === true) return 'none'
  return /[23]g/.test(effectiveType) ? 'pressed' : 'all'
}

export function makeReady(router: DataRouter, link: HTMLAnchorElement, pressed: boolean): void {
  const address = link.pathname + link.search
  const allows = allowed()
  if (allows === 'none' || (allows === 'pressed' && !pressed)) return
  const routes = routesBehind(router, address)
  const modules = routes?.map(fetchCode)
  if (!asksServer(routes)) return
  const asking = (!pressed && askedAhead(address)) || askAhead(address)
  const list = link.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? null
  const known = (id: string) => knownProduct(router.state.loaderData, id)
  void modules?.at(-1)?.then((module) => {
    const { openingPicture, opening } = module?.handle ?? {}
    const prepare = (data: unknown) => {
      const draw = (of: unknown) => opening?.({ address, data: of, known, list })
      if (draw(data)) prepareHead({ address, data, draw })
    }
    prepare(undefined)
    void asking.then((answer) => {
      if (!answer) return
      const picture = openingPicture?.(answer.data)
      if (picture) fetchPicture(picture)
      prepare(answer.data)
    })
  })
}

/** Where the browser has its copy of the catalogue nothing needs to be asked. */
function asksServer(routes: (BuiltRoute | undefined)[] | undefined): boolean {
  const leaf = routes?.at(-1)
  return leaf?.hasClientLoader === true && !(CATALOGUE.test(leaf.id) && browserCatalogue())
}

/** What the server says of the products that stand in the first row in sight; code is fetched once somebody means to go there. */
export function makeFirstRowReady(router: DataRouter): void {
  if (allowed() !== 'all') return
  const tiles = [...document.querySelectorAll('main .card-tile')].filter((tile) => {
    const { top, bottom, width } = tile.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  })
  const top = tiles[0]?.getBoundingClientRect().top
  for (const tile of tiles.filter((one) => one.getBoundingClientRect().top === top).slice(0, ROW)) {
    const link = routedLink(tile)
    const address = link && link.pathname + link.search
    if (address && !askedAhead(address) && asksServer(routesBehind(router, address))) void askAhead(address)
  }
}

/** The code of a product's page, for whoever has begun to move on a page with products. Not its style: that costs a frame, and comes quickly. */
export function makeCodeReady(router: DataRouter): void {
  const link = allowed() === 'all' ? routedLink(document.querySelector('main .card-tile')) : null
  if (link) routesBehind(router, link.pathname)?.forEach(fetchModule)
}

async function fetchCode(route: BuiltRoute | undefined): Promise<RouteModule | undefined> {
  addStyles(route?.css ?? [])
  return fetchModule(route)
}

async function fetchModule(route: BuiltRoute | undefined): Promise<RouteModule | undefined> {
  return route && (import(/* @vite-ignore */ route.module) as Promise<RouteModule>).catch(() => undefined)
}

function fetchPicture({ src, sizes }: { src: string; sizes: string }): void {
  if (pictures.some((held) => held.getAttribute('src') === src)) return
  const image = new Image()
  image.sizes = sizes
  image.srcset = avifSourceSet(src) ?? ''
  image.src = src
  image.decode().catch(() => undefined)
  pictures = [image, ...pictures].slice(0, ROW)
}
