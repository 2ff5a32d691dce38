/** Shows the queue of toasts top centre for 3 s without a progress bar (section 8). Loaded after the first paint. */
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { dismissToast, TOAST_DURATION_MS, type Toast, useToasts } from '#storefront/state/toast-store.ts'
import { ToastCard } from './toast-card.tsx'
import { STICKY_THRESHOLD, useScrolledPast } from './use-scrolled-past.ts'

/** Below the compact header, and below the whole one. */
const [COMPACT_TOP, TOP] = ['76px', 'var(--below-header)']
/** The same on a phone, where bars and messages together leave at least two thirds of the screen: closer, and one at a time. */
const [PHONE_COMPACT_TOP, PHONE_TOP] = ['68px', 'calc(var(--below-header) - 8px)']
const PHONE = '(width < 600px)'

/** Counts that were shown, by id, so that a repeated toast is shown anew and a quiet one is not. */
const shown = new Map<string, number>()

function show(toast: Toast): void {
  if (shown.get(toast.id) === toast.count) return
  shown.set(toast.id, toast.count)
  const gone = () => {
    // A later toast of the same kind and product has taken the place.
    if (shown.get(toast.id) !== toast.count) return
    shown.delete(toast.id)
    dismissToast(toast.id)
  }
  sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
    id: toast.id,
    duration: TOAST_DURATION_MS,
    onDismiss: gone,
    onAutoClose: gone,
  })
}

/** Sonner's own properties: width of a toast, and our face in place of the system's. */
const STYLE = { '--width': '600px', fontFamily: 'inherit' } as CSSProperties

export default function Toaster() {
  const toasts = useToasts()
  useEffect(() => toasts.forEach(show), [toasts])
  // Not a rule of the style sheet: a variable of the document that moves with the header would restyle every element.
  const compact = useScrolledPast(STICKY_THRESHOLD)
  return (
    <Sonner
      position="top-center"
      expand
      offset={{ top: compact ? COMPACT_TOP : TOP }}
      mobileOffset={{ top: compact ? PHONE_COMPACT_TOP : PHONE_TOP, left: 16, right: 16 }}
      style={STYLE}
      gap={10}
      visibleToasts={matchMedia(PHONE).matches ? 1 : 3}
      toastOptions={{ className: 'w-full' }}
      containerAriaLabel="Messages"
    />
  )
}
