/** Loads the filter drawer, or the panel of the dropdown layout on wide screens, when it is first opened. */
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import type { CatalogueLayout } from '../layouts.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))
const FilterPanel = lazy(() => import('./filter-panel.tsx'))

/** Below this width filters fill the screen. */
const WIDE = '(min-width: 992px)'

export function FilterOverlay({ filters, ...overlay }: FilterDrawerProps & { filters: CatalogueLayout['filters'] }) {
  const [kind, setKind] = useState<'drawer' | 'panel'>()
  useEffect(() => {
    if (overlay.open) setKind(filters === 'dropdown' && window.matchMedia(WIDE).matches ? 'panel' : 'drawer')
  }, [overlay.open, filters])
  if (kind === undefined) return null
  return <Suspense>{kind === 'panel' ? <FilterPanel {...overlay} /> : <FilterDrawer {...overlay} />}</Suspense>
}
