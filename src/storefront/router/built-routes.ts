/** What the build says of the routes behind an address, as React Router leaves it in the page, and the code of one. */
import { type DataRouter, matchRoutes } from 'react-router'

/** As the build describes a route. */
export interface BuiltRoute {
  id: string
  /** Address of its code. */
  module: string
  hasClientLoader: boolean
  css?: string[]
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, BuiltRoute | undefined> }
  }
}

/** From the root inwards; undefined where no page has this address. */
export function routesBehind(router: DataRouter, address: string): (BuiltRoute | undefined)[] | undefined {
  return matchRoutes(router.routes, address, router.basename)?.map(
    ({ route }) => window.__reactRouterManifest?.routes[route.id ?? ''],
  )
}
