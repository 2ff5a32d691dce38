/** Opens the search over everything, by hand or by Ctrl K, from every page of the office. */
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { officeText as t } from '../texts/office.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

export function SearchButton() {
  const [open, setOpen] = useState(false)
  // It stays once it was opened, so that it can close with the focus where it was.
  const [wanted, setWanted] = useState(false)

  function show() {
    setWanted(true)
    setOpen(true)
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      show()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-label={t('searchAll')}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('searchAll')} (Ctrl K)`}
        className="hit relative text-ink-2 hover:text-ink"
        onClick={show}
      >
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {wanted && (
        <Suspense>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
