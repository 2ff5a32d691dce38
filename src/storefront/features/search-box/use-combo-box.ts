/** Makes a search field a combo box over a list of options: its keys, its ARIA attributes and when the list is open (ARIA practices, list-box pop-up). */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface ComboBoxOptions {
  form: RefObject<HTMLFormElement | null>
  /** Id of the list; the option at `place` has the id `${listId}-${place}`. */
  listId: string
  /** What the arrow keys copy into the field, in order. */
  texts: readonly string[]
  /** Beside the list stand buttons, to which Tab leads. */
  hasButtons: boolean
  /** The field is used: what stands in it. */
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

export function useComboBox({ form, listId, texts, hasButtons, onType, onChoose }: ComboBoxOptions): ComboBox {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState('')
  /** The next focus is not the shopper's. */
  const quiet = useRef(false)
  const open = wanted && texts.length > 0
  const isUsed = open || (wanted && typed.trim() !== '')

  function close() {
    setWanted(false)
    setActive(-1)
  }
  function show(field: HTMLInputElement) {
    setTyped(field.value)
    setActive(-1)
    setWanted(true)
    onType(field.value)
  }
  /** Through all options and, between the last and the first, the text as it was typed. */
  function move(field: HTMLInputElement, step: number) {
    const places = texts.length + 1
    const place = ((active + 1 + step + places) % places) - 1
    setActive(place)
    field.value = texts[place] ?? typed
  }
  /** From a button beside the list back into the field, without the list. */
  function leaveButtons(event: KeyboardEvent, field: HTMLInputElement) {
    event.preventDefault()
    event.stopPropagation()
    quiet.current = true
    field.focus()
    quiet.current = false
    close()
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    const field = searchField(form.current)
    if (!field || event.isComposing || event.altKey) return
    if (event.target !== field) {
      if (event.key === 'Escape' && open) leaveButtons(event, field)
    } else if (event.key === 'Tab') {
      if (!hasButtons || event.shiftKey || !open) close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
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
  /** An empty field says what there is before anything is typed. */
  const enter = useEffectEvent((event: Event) => {
    const isQuiet = quiet.current
    quiet.current = false
    const field = searchField(form.current)
    if (field && event.target === field && field.value.trim() === '' && !isQuiet && !wanted) show(field)
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    // Whoever comes back from another window has not asked again.
    quiet.current = !document.hasFocus()
    if (!(event.relatedTarget instanceof Node && form.current?.contains(event.relatedTarget))) close()
  })
  const sent = useEffectEvent(close)
  const start = useEffectEvent(() => {
    const field = searchField(form.current)
    // The focus, and letters, that came before this was loaded.
    const isEmpty = field?.value.trim() === ''
    if (field && field === document.activeElement && (isEmpty || field.value !== field.defaultValue)) show(field)
  })

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const ties = new AbortController()
    const { signal } = ties
    element.addEventListener('keydown', key, { signal })
    element.addEventListener('input', input, { signal })
    element.addEventListener('focusin', enter, { signal })
    element.addEventListener('click', enter, { signal })
    element.addEventListener('focusout', leave, { signal })
    element.addEventListener('submit', () => sent(), { signal })
    start()
    return () => {
      ties.abort()
      mark(element, false)
    }
  }, [form])

  useLayoutEffect(() => mark(form.current, isUsed), [form, isUsed])

  useEffect(() => {
    const field = searchField(form.current)
    if (!field) return
    field.setAttribute('aria-expanded', String(open))
    if (open && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [form, listId, open, active])

  return { open, active, close }
}
