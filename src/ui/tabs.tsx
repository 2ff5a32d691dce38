/** Tabs with roving focus and a marker that glides; every panel stands in the page, so that all can be read where scripts are off. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { keyAlongLine } from './reading-direction.ts'
import { TabMarker } from './tab-marker.tsx'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

export interface TabsProps {
  /** Accessible name of the row. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab that is open at first; without it the first. */
  initial?: string
  className?: string
}

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function Tabs({ label, tabs, initial, className }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)

  function walk(event: KeyboardEvent) {
    const step = STEPS[keyAlongLine(event.key)]
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex((tab) => tab.id === chosen),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="relative flex gap-8 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={classes(
              'min-h-13 min-w-11 shrink-0 text-16 transition-colors',
              tab.id === chosen ? 'font-medium text-ink' : 'text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
        <TabMarker chosen={chosen} />
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-8"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
