/** One toast in its place: it comes, waits for its time and goes; held while the shopper is at the messages, flicked away upwards. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dismissToast, TOAST_DURATION_MS, type Toast } from '#storefront/state/toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import { useFlickUp } from './use-flick-up.ts'

/** As long as `toaster.css` lets it go. */
const LEAVE_MS = 200

interface ToastItemProps {
  toast: Toast
  /** Earlier ones go as soon as it comes. */
  newest: boolean
  /** Time stands still: pointer or focus rests on the messages. */
  held: boolean
  overDialog: boolean
  /** It begins to go: what is in it is about to be hidden, and would lose the focus to nobody. */
  onLeave: (item: HTMLElement) => void
}

export function ToastItem({ toast, newest, held, overDialog, onLeave }: ToastItemProps) {
  const { id, count } = toast
  const item = useRef<HTMLLIElement>(null)
  const [leftAt, setLeftAt] = useState<number>()
  const leaving = leftAt === count || !newest
  const rest = useRef({ count, ms: TOAST_DURATION_MS })
  const leave = () => setLeftAt(count)
  const leaves = useEffectEvent(() => {
    if (item.current) onLeave(item.current)
  })
  const flick = useFlickUp(item, leave)

  useEffect(() => {
    if (!leaving) return undefined
    leaves()
    const timer = setTimeout(() => dismissToast(id), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [id, leaving])

  const hidden = useDocumentHidden()
  useEffect(() => {
    if (held || hidden || leaving) return undefined
    // The same message once more begins anew.
    if (rest.current.count !== count) rest.current = { count, ms: TOAST_DURATION_MS }
    const begun = performance.now()
    const timer = setTimeout(() => setLeftAt(count), rest.current.ms)
    return () => {
      clearTimeout(timer)
      rest.current.ms -= performance.now() - begun
    }
  }, [count, held, hidden, leaving])

  return (
    <li
      ref={item}
      tabIndex={0}
      className="toast"
      data-seen={!leaving || undefined}
      data-leaving={leaving || undefined}
      {...flick}
    >
      <div className="toast-room">
        <ToastCard toast={toast} overDialog={overDialog} onClose={leave} />
      </div>
    </li>
  )
}

function useDocumentHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const changed = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [])
  return hidden
}
