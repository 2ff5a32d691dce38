/** The panel below the search field, loaded when the field is first used: ideas while it is empty, then suggestions (spec 2.14; usability 4). */
import { useSearchText } from '#storefront/texts/search.ts'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { closeOverlay } from '#storefront/state/overlay-store.ts'
import { StartRows } from './start-rows.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { SearchOption } from './suggestion-options.ts'
import { searchField, useComboBox } from './use-combo-box.ts'
import { useStart } from './use-start.ts'
import { useSuggestions } from './use-suggestions.ts'
import './search-box.css'
import './search-start.css'

interface SuggestionPanelProps {
  form: RefObject<HTMLFormElement | null>
  /** Id of the list, which the field names as what it controls. */
  listId: string
}

/** Stands in the form whose field it serves. */
export default function SuggestionPanel({ form, listId }: SuggestionPanelProps) {
  const t = useSearchText()
  const navigate = useNavigate()
  const suggestions = useSuggestions()
  const start = useStart()
  const { text, type } = suggestions
  const isStart = text === ''
  const options = isStart ? start.flatMap((group) => group.options) : suggestions.options
  const { open, active, close } = useComboBox({
    form,
    listId,
    texts: options.map((option) => option.text),
    hasButtons: isStart && start.some(({ name }) => name === 'recent'),
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
  const rows = { listId, options, active, onChoose: leave }
  return (
    <>
      <p role="status" className="sr-only">
        {open && t('suggestionsCounted', { count: options.length })}
      </p>
      {open && (
        <>
          <div className="header-scrim max-md:hidden" aria-hidden="true" />
          {/* A press must not take the focus from the field. */}
          <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
            {isStart ? (
              <StartRows {...rows} groups={start} onGone={() => searchField(form.current)?.focus()} />
            ) : (
              <SuggestionList {...rows} text={text} groups={suggestions.groups} />
            )}
          </div>
        </>
      )}
    </>
  )
}
