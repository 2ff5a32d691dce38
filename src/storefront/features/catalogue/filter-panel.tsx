/** The panel that the Filter button of the dropdown layout opens below the tool row on wide screens (specification, section 2). */
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { productCount } from '../../page-texts.ts'
import { PRODUCTS_ANCHOR } from '../../links.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { CataloguePlaceProvider, useCataloguePlace, useNewPlace } from './catalogue-base.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { Filters } from './filters.tsx'
import { ResetFilter } from './reset-filter.tsx'

export default function FilterPanel({ open, onClose, page, query }: FilterDrawerProps) {
  const { path } = useCataloguePlace()
  const place = useNewPlace(path, { replace: true })
  const modal = useModal({ open, onClose, backCloses: true })
  return (
    <CataloguePlaceProvider value={place}>
      <dialog {...modal} aria-label="Filter" className="modal filter-panel" style={belowTools()}>
        <div className="filter-columns">
          <Filters page={page} query={query} />
        </div>
        <div className="flex items-center justify-between gap-4 pt-5">
          <ResetFilter onReset={onClose} />
          <p className="text-14 text-ink-2">{productCount(page.total)}</p>
        </div>
        <IconButton
          label="Close"
          icon={<X size={22} strokeWidth={1.5} aria-hidden />}
          onClick={onClose}
          className="absolute inset-e-2 top-2"
        />
      </dialog>
    </CataloguePlaceProvider>
  )
}

/** Below the tool row where that is in sight, else below the header. */
function belowTools(): CSSProperties {
  const tools = document.getElementById(PRODUCTS_ANCHOR)?.getElementsByClassName('tool-row')[0]
  const bottom = tools?.getBoundingClientRect().bottom ?? 0
  const top = Math.round(Math.min(Math.max(bottom + 8, 72), window.innerHeight * 0.4))
  return { '--top': `${top}px` } as CSSProperties
}
