/** Shows the newest toast top centre for 3 s without a progress bar (spec 8.2); an earlier one makes room for it. Loaded after the first paint. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToasts } from '#storefront/state/toast-store.ts'
import { useToastHost } from './toast-host.ts'
import { ToastItem } from './toast-item.tsx'
import { STICKY_THRESHOLD, useScrolledPast } from '../use-scrolled-past.ts'
import './toaster.css'

export default function Toaster() {
  const t = useFrameText()
  const toasts = useToasts()
  const [held, setHeld] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  /** Where the focus was before it came here: it goes back there when the toast that has it goes. */
  const before = useRef<HTMLElement | null>(null)
  // Not a rule of the style sheet: a variable of the document that moves with the header would restyle every element.
  const compact = useScrolledPast(STICKY_THRESHOLD)
  const home = useRef<HTMLDivElement>(null)
  const { host, overDialog } = useToastHost(home)

  useEffect(() => {
    const reach = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') list.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  useEffect(() => {
    if (toasts.length > 0) return
    setHeld(false)
    before.current = null
  }, [toasts.length])

  const messages = (
    <section
      aria-label={t('messages', { keys: 'alt+T' })}
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic="false"
    >
      <ol
        ref={list}
        tabIndex={-1}
        className="toasts"
        data-compact={compact || undefined}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ relatedTarget, currentTarget }) => {
          setHeld(true)
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            before.current = relatedTarget
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHeld(false)
        }}
      >
        {toasts.toReversed().map((toast, place) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            newest={place === 0}
            held={held}
            overDialog={overDialog}
            onLeave={(item) => {
              if (item.contains(document.activeElement)) before.current?.focus({ preventScroll: true })
            }}
          />
        ))}
      </ol>
    </section>
  )
  return (
    <>
      <div ref={home} />
      {createPortal(messages, host)}
    </>
  )
}
