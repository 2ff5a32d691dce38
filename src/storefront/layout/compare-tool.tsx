/** The bar of picked products at the bottom of catalogue pages; loaded when the first one is picked. */
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { CATALOGUE_LAYOUTS } from '../features/catalogue/layouts.ts'
import { useCompare } from '../state/lists/store-hooks.ts'

const CompareBar = lazy(() => import('../features/compare/compare-bar.tsx'))

const PLACES = new Set([...CATALOGUE_LAYOUTS.map(({ path }) => `/${path}`), '/shop/shop', '/pages/search'])

export function CompareTool() {
  const { pathname } = useLocation()
  const picked = useCompare().items.length > 0
  if (!picked || !PLACES.has(pathname)) return null
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
}
