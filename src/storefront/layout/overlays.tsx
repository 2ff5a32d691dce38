/** What lies over every page, each part loaded when it is first needed: toasts, motion, the head of the next page, the line of a browser without a net, quick view, sizes, video. */
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { useOverlay } from '../state/overlay-store.ts'
import { whenIdle } from '#ui/waking/when-idle.ts'

const Toaster = lazy(() => import('./toasts/toaster.tsx'))
// Without a net it may not come, and nothing but movement is missing then.
const Motion = lazy(() => import('./toasts/motion.tsx').catch(() => ({ default: () => null })))
const Offline = lazy(() => import('./offline.tsx'))
const Opening = lazy(() => import('../features/next-page/opening.tsx'))
const QuickView = lazy(() => import('../features/product/quick-view/quick-view.tsx'))
const SizePicker = lazy(() => import('../features/product/size-picker/size-picker.tsx'))
const VideoOverlay = lazy(() => import('../features/product/details/gallery/video-overlay.tsx'))

// No step of a navigation is their business.
export const Overlays = memo(function Overlays() {
  const quickView = useOverlay('quickView')
  const sizes = useOverlay('sizes')
  const video = useOverlay('video')
  const [idle, setIdle] = useState(false)
  const [touched, setTouched] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (touched) return undefined
    const signs = new AbortController()
    // Code that failed to come once would not be asked for again.
    const touch = () => setTouched(navigator.onLine)
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, touch, { passive: true, signal: signs.signal })
    return () => signs.abort()
  }, [touched])
  return (
    <>
      <Suspense>{idle && <Toaster />}</Suspense>
      <Suspense>{idle && touched && <Motion />}</Suspense>
      <Suspense>{idle && <Offline />}</Suspense>
      <Suspense>{idle && <Opening />}</Suspense>
      <Suspense>{quickView && <QuickView />}</Suspense>
      <Suspense>{sizes && <SizePicker key={sizes.product.id} {...sizes} />}</Suspense>
      <Suspense>{video && <VideoOverlay />}</Suspense>
    </>
  )
})
