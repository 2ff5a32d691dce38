/** What wakes up in the browser once a page is hydrated: the stores and the browser's copy of the catalogue. */
import { keepGoodsNames } from '#storefront/state/goods-names.ts'
import { useEffect } from 'react'
import { loadBrowserCatalogue } from '../features/catalogue/browser-catalogue.ts'
import { loadStores } from '../state/lists/browser-stores.ts'
import { productResolver } from '../state/lists/resolve-products.ts'
import type { RootData } from '../state/root-data.ts'
import { AWAKE } from '#ui/waking/early-presses.ts'
import { AWAKE_MARK } from '#ui/waking/wake-mark.ts'
import { whenAwake } from '#ui/waking/wake-part.tsx'
import { whenIdle } from '#ui/waking/when-idle.ts'

export function useWake({ apiBaseUrl, catalogueAddress, names }: RootData): void {
  useEffect(() => keepGoodsNames(names), [names])
  useEffect(() => {
    const unload = loadStores(productResolver(apiBaseUrl))
    dispatchEvent(new Event(AWAKE))
    return unload
  }, [apiBaseUrl])
  // Effects run in order: the stores are loaded when this one says so.
  useEffect(
    () =>
      whenAwake(() => {
        document.documentElement.setAttribute(AWAKE_MARK, '')
      }),
    [],
  )
  useEffect(() => {
    if (catalogueAddress === null) return undefined
    return whenIdle(() => {
      // Without its copy the browser asks the server, so a failure costs nothing but speed.
      loadBrowserCatalogue(catalogueAddress).catch(() => undefined)
    })
  }, [catalogueAddress])
}
