/** Loads the filter drawer when it is first opened; the dropdown layout uses it on narrow screens alone. */
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CatalogueLayout } from './layouts.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))

/** Below this width filters fill the screen. */
const WIDE = '(min-width: 992px)'

export function LazyFilterDrawer({ filters, ...drawer }: FilterDrawerProps & { filters: CatalogueLayout['filters'] }) {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (drawer.open && (filters !== 'dropdown' || !window.matchMedia(WIDE).matches)) setNeeded(true)
  }, [drawer.open, filters])
  if (!needed) return null
  return (
    <Suspense>
      <FilterDrawer {...drawer} />
    </Suspense>
  )
}
