/** A comparison: heading, tools, table, and a compact head that stays in view while the table is scrolled (usability 36). */
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { type ReactNode, useState } from 'react'
import { CompareHead } from './compare-head.tsx'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { DifferencesSwitch } from './differences-switch.tsx'
import { ShareButton } from './share-button.tsx'
import { useStickyHead } from './use-sticky-head.ts'

interface CompareViewProps {
  title: string
  products: readonly KeptProduct[]
  /** Absent on a list that is not one's own. */
  onRemove?: (product: KeptProduct) => void
  /** What stands between the heading and the table. */
  children?: ReactNode
}

export function CompareView({ title, products, onRemove, children }: CompareViewProps) {
  const t = useSavedText()
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const { scroller, headRow, compact, visible } = useStickyHead()
  const rows = compareRows(products, t)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="h-page">{title}</h1>
        <div className="needs-script flex flex-wrap items-center gap-x-6 gap-y-2">
          <ShareButton ids={products.map(({ id }) => id)} />
          {products.length > 1 && <DifferencesSwitch on={differencesOnly} onChange={setDifferencesOnly} />}
        </div>
      </div>
      {children}
      <div className="mt-6 max-md:-mx-4">
        <CompareHead ref={compact} products={products} visible={visible} />
        <div
          ref={scroller}
          role="region"
          aria-label={t('comparison')}
          tabIndex={0}
          className="relative overflow-x-auto overscroll-x-contain border-t border-ink"
        >
          <CompareTable
            headRow={headRow}
            products={products}
            rows={differencesOnly ? rows.filter((row) => row.differs) : rows}
            onRemove={onRemove}
          />
        </div>
      </div>
      {differencesOnly && !rows.some((row) => row.differs) && (
        <p role="status" className="mt-4 text-ink-2">
          {t('theseProductsStateTheSame')}
        </p>
      )}
    </>
  )
}
