/** Search on phones: one tap opens the field below the header; without scripts the icon leads to the search page. */
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { Link } from '../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { closeOverlay, openSearch, useOverlay } from '#storefront/state/overlay-store.ts'
import { IconButton, iconButtonClasses } from '../ui/icon-button.tsx'
import { SearchForm } from './search-form.tsx'

export function MobileSearch({ size }: { size: number }) {
  const open = useOverlay('search')
  const opener = useRef<HTMLAnchorElement>(null)

  function close() {
    closeOverlay('search')
    opener.current?.focus()
  }
  function click(event: MouseEvent) {
    event.preventDefault()
    if (open) close()
    else openSearch()
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }
  return (
    <div className="md:hidden" onKeyDown={key}>
      <Link
        ref={opener}
        to={links.search()}
        onClick={click}
        aria-label="Search"
        aria-expanded={open}
        className={iconButtonClasses('plain')}
      >
        <Search size={22} strokeWidth={1.5} aria-hidden="true" />
      </Link>
      {open && (
        <>
          <div className="header-scrim" aria-hidden="true" onClick={close} />
          <div className="mega-panel flex items-start gap-1 px-4 py-3">
            <SearchForm size={size} autoFocus onSent={() => closeOverlay('search')} className="flex-1" />
            <IconButton
              label="Close"
              icon={<X size={22} strokeWidth={1.5} aria-hidden="true" />}
              className="-me-2.5"
              onClick={close}
            />
          </div>
        </>
      )}
    </div>
  )
}
