/** Search on phones: one tap on its entry opens the field below the header; without scripts the entry leads to the search page. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject } from 'react'
import { closeOverlay, useOverlay } from '#storefront/state/overlay-store.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SearchForm } from './search-form.tsx'

interface MobileSearchProps {
  size: number
  /** Takes the focus back when the field is closed. */
  opener: RefObject<HTMLElement | null>
}

export function MobileSearch({ size, opener }: MobileSearchProps) {
  const t = useFrameText()
  const open = useOverlay('search')
  if (!open) return null

  function close() {
    closeOverlay('search')
    opener.current?.focus()
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }
  return (
    <div className="md:hidden" onKeyDown={key}>
      <div className="header-scrim" aria-hidden="true" onClick={close} />
      <div className="mega-panel flex items-start gap-1 px-4 py-3">
        <SearchForm size={size} autoFocus onSent={() => closeOverlay('search')} className="flex-1" />
        <IconButton
          label={t('close')}
          icon={<X size={22} strokeWidth={1.5} aria-hidden="true" />}
          className="-me-2.5"
          onClick={close}
        />
      </div>
    </div>
  )
}
