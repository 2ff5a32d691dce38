/** React Router's own contexts, behind names of ours: read where its public hooks would draw a part again at every step of the router. */
import { useContext } from 'react'
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'

/** The router itself, to be read and not followed; undefined on the server. */
export function useDataRouter(): DataRouter | undefined {
  return useContext(DataRouterContext)?.router
}

/** What the router shows: whoever asks is drawn again at each of its steps. */
export function useDataRouterState() {
  return useContext(DataRouterStateContext)
}

/** What the build says of each route, by its id. */
export function useBuiltRoutes() {
  return useContext(FrameworkContext)?.manifest.routes
}
