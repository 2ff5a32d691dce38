/** Which tab of a details page is chosen, and which parts of a phone's accordion are open. */
import { useState } from 'react'
import { flushSync } from 'react-dom'

export const DETAILS_TABS = [
  { id: 'description', title: 'description' },
  { id: 'additional', title: 'additional' },
  { id: 'reviews', title: 'reviewsTab' },
] as const

export type DetailsTabId = (typeof DETAILS_TABS)[number]['id']

export interface TabState {
  chosen: DetailsTabId
  choose: (id: DetailsTabId) => void
  isOpen: (id: DetailsTabId) => boolean
  toggle: (id: DetailsTabId) => void
  /** Chooses and opens a part, brings it into view and puts the focus there (usability 55). */
  reveal: (id: DetailsTabId) => void
}

export function tabId(id: DetailsTabId): string {
  return `tab-${id}`
}

/** Also the fragment of an address that leads there. */
export function panelId(id: DetailsTabId): string {
  return id
}

/** Additional information is first, though Description stands first (spec 2.7). */
export function useDetailsTabs(): TabState {
  const [chosen, setChosen] = useState<DetailsTabId>('additional')
  const [open, setOpen] = useState<readonly DetailsTabId[]>(['additional', 'reviews'])
  return {
    chosen,
    choose: setChosen,
    isOpen: (id) => open.includes(id),
    toggle: (id) => setOpen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    reveal: (id) => {
      flushSync(() => {
        setChosen(id)
        setOpen((now) => (now.includes(id) ? now : [...now, id]))
      })
      const panel = document.getElementById(panelId(id))
      panel?.focus({ preventScroll: true })
      panel
        ?.closest('.details-tabs')
        ?.querySelector(`#${tabId(id)}`)
        ?.scrollIntoView({ block: 'start' })
      if (panel && panel.getBoundingClientRect().top > innerHeight) panel.scrollIntoView({ block: 'start' })
    },
  }
}
