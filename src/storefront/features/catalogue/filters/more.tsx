/** The rest of a long list behind "Show more"; without JavaScript it stands in the page, with it only while it is open. */
import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react'

interface MoreProps {
  closed: string
  opened: string
  /** Opens by itself, because something in it is chosen. */
  open: boolean
  children: ReactNode
}

export function More({ closed, opened, open, children }: MoreProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [present, setPresent] = useState(true)
  // What nobody sees need not be made again with every filter click.
  useEffect(() => setPresent(details.current?.open ?? true), [open])
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => setPresent(event.currentTarget.open)
  return (
    <details ref={details} className="more" open={open || undefined} onToggle={toggle}>
      <summary className="link-rule more-summary">
        <span className="more-closed">{closed}</span>
        <span className="more-open">{opened}</span>
      </summary>
      {present && children}
    </details>
  )
}
