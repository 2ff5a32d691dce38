/** The panel of suggestions below the search field, loaded when the field is first used (section 1, Search; usability 4). */
import { ArrowRight } from 'lucide-react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { closeOverlay } from '#storefront/state/overlay-store.ts'
import type { OptionGroup, SearchOption } from './suggestion-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { searchField, useComboBox } from './use-combo-box.ts'
import { useSuggestions } from './use-suggestions.ts'
import './search-box.css'

interface SuggestionPanelProps {
  form: RefObject<HTMLFormElement | null>
  /** Id of the list, which the field names as what it controls. */
  listId: string
}

/** Stands in the form whose field it serves. */
export default function SuggestionPanel({ form, listId }: SuggestionPanelProps) {
  const navigate = useNavigate()
  const { text, groups, options, type } = useSuggestions()
  const { open, active, close } = useComboBox({
    form,
    listId,
    texts: options.map((option) => option.text),
    onType: type,
    onChoose: (place) => {
      const option = options[place]
      if (!option) return
      leave(option)
      void navigate(option.to)
    },
  })

  function leave(option?: SearchOption) {
    close()
    closeOverlay('search')
    const field = searchField(form.current)
    if (field) field.value = option === undefined ? text : option.kind === 'query' ? option.text : ''
  }
  const group = ({ kind, title, options: own }: OptionGroup) => (
    <div key={kind} role="group" aria-label={title} className="search-group">
      <p aria-hidden="true" className={kind === 'query' ? 'hidden' : 'search-group-title'}>
        {title}
      </p>
      {own.map((option) => {
        const place = options.indexOf(option)
        return (
          <SuggestionRow
            key={option.to}
            id={`${listId}-${place}`}
            option={option}
            typed={text}
            active={place === active}
            onChoose={() => leave(option)}
          />
        )
      })}
    </div>
  )
  const words = groups.filter(({ kind }) => kind !== 'product')
  const products = groups.filter(({ kind }) => kind === 'product')
  return (
    <>
      <p role="status" className="sr-only">
        {open && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {open && (
        <>
          <div className="header-scrim max-md:hidden" aria-hidden="true" />
          {/* A press must not take the focus from the field. */}
          <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
            <div className="search-columns">
              <div id={listId} role="listbox" aria-label="Suggestions" className="contents">
                {words.length > 0 && (
                  <div role="presentation" className="search-words">
                    {words.map(group)}
                  </div>
                )}
                {products.length > 0 && (
                  <div role="presentation" className="search-products">
                    {products.map(group)}
                  </div>
                )}
              </div>
              <p className="search-all">
                <Link to={links.search(text)} tabIndex={-1} onClick={() => leave()} className="link-rule">
                  See all results
                  <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
                </Link>
              </p>
            </div>
          </div>
        </>
      )}
    </>
  )
}
