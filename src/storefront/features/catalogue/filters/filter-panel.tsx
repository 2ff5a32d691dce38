/** The panel that the Filter button of the dropdown layout opens below the tool row on wide screens (spec 2.2). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import { X } from 'lucide-react'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { PRODUCTS_ANCHOR } from '../../../links.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useModal } from '#ui/windows/use-modal.ts'
import { CataloguePlaceProvider, useCataloguePlace, useNewPlace } from '../catalogue-place.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { Filters } from './filters.tsx'
import { ResetFilter } from './reset-filter.tsx'

/** Pixels of the compact header, and of air above and below the tool row. */
const HEADER = 60
const AIR = 8

export default function FilterPanel({ open, onClose, page, query }: FilterDrawerProps) {
  const frame = useFrameText()
  const t = useListsText()
  const { path } = useCataloguePlace()
  const place = useNewPlace(path, { replace: true })
  const modal = useModal({ open, onClose, backCloses: true })
  const columns = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!open) return undefined
    setTop(makeRoom())
    // Before it closes: a browser gives what it shows again the place back that it was scrolled to.
    const filters = columns.current
    return () => filters?.scrollTo({ top: 0, behavior: 'instant' })
  }, [open])
  return (
    <CataloguePlaceProvider value={place}>
      <dialog
        {...modal}
        aria-label={t('filter')}
        className="modal filter-panel"
        style={{ '--top': `${top}px` } as CSSProperties}
      >
        <div className="flex items-center justify-between border-b border-line ps-6 pe-2.5">
          <h2 className="display text-28">{t('filter')}</h2>
          <IconButton label={t('close')} icon={<X size={22} strokeWidth={1.5} aria-hidden />} onClick={onClose} />
        </div>
        <div ref={columns} className="filter-columns">
          <Filters page={page} query={query} />
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-line px-6 py-3">
          <ResetFilter onReset={onClose} />
          <p className="text-14 text-ink-2">{frame('productsCounted', { count: page.total })}</p>
        </div>
      </dialog>
    </CataloguePlaceProvider>
  )
}

/** Brings the tool row up below the header where it stands so low that the panel would be short; gives where the panel begins, in pixels. */
function makeRoom(): number {
  const tools = document.getElementById(PRODUCTS_ANCHOR)?.getElementsByClassName('tool-row')[0]
  if (!tools) return HEADER + AIR
  const { top, bottom } = tools.getBoundingClientRect()
  if (top < HEADER || bottom > window.innerHeight / 5) scrollBy({ top: top - HEADER - AIR, behavior: 'instant' })
  return Math.round(tools.getBoundingClientRect().bottom) + AIR
}
