/** What a loader may ask for: the services in the process, reached through React Router's typed context. */
import { createContext } from 'react-router'
import type { Store } from '#services/store.ts'

export const storeContext = createContext<Store>()
