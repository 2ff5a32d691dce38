/** Makes a search field a combo box over a list of options: its keys, its ARIA attributes and when the list is open (ARIA practices, list-box pop-up). */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface ComboBoxOptions {
  form: RefObject<HTMLFormElement | null>
  /** Id of the list; the option at `place` has the id `${listId}-${place}`. */
  listId: string
  /** What the arrow keys copy into the field, in order. */
  texts: readonly string[]
  /** The shopper has typed. */
  onType: (text: string) => void
  /** Enter on an option. */
  onChoose: (place: number) => void
}

interface ComboBox {
  open: boolean
  /** The option that the arrow keys have reached; -1 for none. */
  active: number
  close: () => void
}

/** On the header while its search is in use: the field takes the menu's room. */
const MARK = 'data-searching'

/** The field of a search form; it is another element after each search. */
export function searchField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('searchText')
  return field instanceof HTMLInputElement ? field : null
}

function mark(form: HTMLFormElement | null, searching: boolean): void {
  form?.closest('header')?.toggleAttribute(MARK, searching)
}

export function useComboBox({ form, listId, texts, onType, onChoose }: ComboBoxOptions): ComboBox {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState('')
  const open = wanted && texts.length > 0

  function close() {
    setWanted(false)
    setActive(-1)
    mark(form.current, false)
  }
  function show(field: HTMLInputElement) {
    setTyped(field.value)
    setActive(-1)
    const searching = field.value.trim() !== ''
    setWanted(searching)
    mark(form.current, searching)
    onType(field.value)
  }
  /** Through all options and, between the last and the first, the text as it was typed. */
  function move(field: HTMLInputElement, step: number) {
    const places = texts.length + 1
    const place = ((active + 1 + step + places) % places) - 1
    setActive(place)
    field.value = texts[place] ?? typed
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    const field = searchField(form.current)
    if (!field || event.target !== field || event.isComposing || event.altKey) return
    if (event.key === 'Tab') close()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(field, event.key === 'ArrowDown' ? 1 : -1)
      else show(field)
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault()
      close()
      onChoose(active)
    } else if (event.key === 'Escape' && open) {
      // The first press closes the list alone; what lies around it hears the next one.
      event.preventDefault()
      event.stopPropagation()
      field.value = typed
      close()
    }
  })
  const input = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) show(event.target)
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && form.current?.contains(event.relatedTarget))) close()
  })
  const sent = useEffectEvent(close)
  const start = useEffectEvent(() => {
    const field = searchField(form.current)
    // Letters that came before this was loaded.
    if (field && field === document.activeElement && field.value !== field.defaultValue) show(field)
  })

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const ties = new AbortController()
    const { signal } = ties
    element.addEventListener('keydown', key, { signal })
    element.addEventListener('input', input, { signal })
    element.addEventListener('focusout', leave, { signal })
    element.addEventListener('submit', () => sent(), { signal })
    start()
    return () => {
      ties.abort()
      mark(element, false)
    }
  }, [form])

  useEffect(() => {
    const field = searchField(form.current)
    if (!field) return
    field.setAttribute('aria-expanded', String(open))
    if (open && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [form, listId, open, active])

  return { open, active, close }
}
