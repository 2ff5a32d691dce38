/** Stands in for the router's instrumentation, which nobody uses here and which weighs 1 kB of the first page. */

/** No instruments, no changed routes. */
export function getRouteInstrumentationUpdates(): object {
  return {}
}

/** The router as it is. */
export function instrumentClientSideRouter<T>(router: T): T {
  return router
}

/** Nobody waits for what a navigation tells of itself. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined
}
