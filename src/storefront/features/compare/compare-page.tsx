/** The compare page: one's own list from the browser, or a list that somebody shared by its address (spec 2.10). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useSavedText } from '#storefront/texts/saved.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { removeFromList, restoreToList } from '../../state/lists/list-actions.ts'
import { useRootData } from '../../state/root-data.ts'
import { useCompare } from '../../state/lists/store-hooks.ts'
import { EmptyList } from '../../goods/lists/empty-list.tsx'
import { RemovedList } from '../../goods/lists/removed-list.tsx'
import { SavedListSkeleton } from '../../goods/lists/saved-list-skeleton.tsx'
import { useRowsWithRemoved } from '../../goods/lists/use-removed.ts'
import { CompareView } from './compare-view.tsx'
import { SharedList } from './shared-list-view.tsx'

const idOf = (product: CatalogueItem) => product.id

interface ComparePageProps {
  /** Products that the address names; null where it names none. */
  shared: readonly Product[] | null
  topRated: readonly CatalogueItem[]
}

export function ComparePage({ shared, topRated }: ComparePageProps) {
  return shared ? <SharedList products={shared} /> : <OwnList topRated={topRated} />
}

function OwnList({ topRated }: { topRated: readonly CatalogueItem[] }) {
  const t = useSavedText()
  const frame = useFrameText()
  const { items, loaded } = useCompare()
  const { catalogueSize } = useRootData()
  const removed = useRowsWithRemoved(items, idOf)
  const gone = { ...removed, rows: removed.rows.filter((row) => row.kind === 'removed') }
  if (!loaded) return <SavedListSkeleton title={t('compare')} noscript={t('compareNoscript')} />
  const undo = <RemovedList removed={gone} onUndo={(product, place) => void restoreToList('compare', product, place)} />
  if (items.length === 0) {
    return (
      <EmptyList title={t('compare')} text={frame('emptyCompare')} catalogueSize={catalogueSize} topRated={topRated}>
        {undo}
      </EmptyList>
    )
  }
  return (
    <CompareView
      title={t('compare')}
      products={items}
      onRemove={(product) => {
        removed.note(product)
        void removeFromList('compare', product)
      }}
    >
      {undo}
    </CompareView>
  )
}
