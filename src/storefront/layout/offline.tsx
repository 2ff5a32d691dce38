/** Without a net: the quiet line that says so, and the worker that keeps what was seen for that time. Loaded when the page has come to rest. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { links } from '../links.ts'
import { useRootData } from '../state/root-data.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { isKeptPage, keepOpened, watchNet, whenServed } from './offline-worker.ts'

const isOffline = () => !navigator.onLine || isKeptPage()

export default function Offline() {
  const t = useFrameText()
  const { worksOffline } = useRootData()
  const { pathname, search } = useLocation()
  const offline = useSyncExternalStore(watchNet, isOffline)
  const [back, setBack] = useState(false)
  const [closed, setClosed] = useState(false)

  useEffect(() => {
    if (worksOffline && !isKeptPage()) keepOpened()
  }, [worksOffline, pathname, search])
  useEffect(() => {
    if (!offline) return setClosed(false)
    if (!isKeptPage()) return undefined
    return whenServed(() => {
      // A kept page gives way to today's as soon as there is one, but for what somebody has typed into it.
      if (hasTyped()) setBack(true)
      else location.reload()
    })
  }, [offline])

  if (!offline || closed) return <div role="status" />
  const text = t(back ? 'onlineAgain' : pathname === links.checkout ? 'offlineOrders' : 'offlinePrices')
  return (
    <div
      role="status"
      className="print-hidden fixed start-4 bottom-[calc(1rem+var(--tool-bar,0px))] z-40 flex max-w-[calc(100vw-5rem)] items-center gap-1 rounded-field border border-line bg-paper ps-4 text-14 text-ink-2 shadow-float max-md:bottom-[72px]"
    >
      <span className="py-2">{text}</span>
      <IconButton
        label={t('close')}
        onClick={() => setClosed(true)}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
      />
    </div>
  )
}

/** Boxes and the like have values of their own, which nobody has typed. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(
    (field) => !/^(?:checkbox|radio|range|hidden)$/.test(field.type) && field.value !== field.defaultValue,
  )
}
