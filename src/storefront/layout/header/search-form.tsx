/** The search field: it leads to /pages/search and never with an empty text (spec 5.3); suggestions are loaded when it is first used. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { links } from '#storefront/links.ts'
import { useAddress } from '#ui/page-base.ts'
import { classes } from '#ui/classes.ts'
import { ClearField } from '#ui/fields/clear-field.tsx'
import { quietInvalid } from '#ui/fields/quiet-invalid.ts'

const SuggestionPanel = lazy(() => import('../../features/search-box/suggestion-panel.tsx'))

export interface SearchFormProps {
  /** Products in the catalogue, for the hint in the empty field. */
  size: number
  /** Called when a text was sent. */
  onSent?: () => void
  autoFocus?: boolean
  className?: string
}

export function SearchForm({ size, onSent, autoFocus = false, className }: SearchFormProps) {
  const t = useFrameText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [used, setUsed] = useState(autoFocus)
  const use = () => setUsed(true)
  // The text stays in the field on the results page (usability 3).
  const text = pathname === links.search() ? (new URLSearchParams(search).get('searchText') ?? '') : ''

  function send(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('searchText')
    if (!(field instanceof HTMLInputElement)) return
    event.preventDefault()
    if (field.value.trim() === '') {
      field.focus()
      return
    }
    onSent?.()
    void navigate(links.search(field.value))
  }
  return (
    <form
      ref={form}
      role="search"
      method="get"
      action={useAddress()(links.search())}
      onSubmit={send}
      onFocus={use}
      onInput={use}
      className={classes('search-form relative', className)}
    >
      <button
        type="submit"
        aria-label={t('search')}
        className="absolute inset-s-0 top-0 grid size-11 place-items-center rounded-field"
      >
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <input
        key={text}
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={listId}
        aria-autocomplete="list"
        name="searchText"
        aria-label={t('searchProducts')}
        placeholder={t('searchProductsCounted', { count: size })}
        defaultValue={text}
        maxLength={200}
        required
        onInvalid={quietInvalid}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        className="h-11 w-full rounded-field bg-tile ps-11 pe-11 text-16 transition-colors hover:bg-sand focus:bg-paper"
      />
      <ClearField />
      <Suspense>{used && <SuggestionPanel form={form} listId={listId} />}</Suspense>
    </form>
  )
}
