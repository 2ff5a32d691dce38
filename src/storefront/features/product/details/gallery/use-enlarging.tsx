/** Opens the pictures over the whole window, by code that is loaded for it; a tap waits until it is known to be no double tap, which zooms in place. */
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { GalleryPicture } from './gallery-pictures.ts'
import { DOUBLE_TAP_MS } from './touch-zoom.ts'

const PictureWindow = lazy(() => import('../window/picture-window.tsx'))

interface EnlargingOptions {
  title: string
  pictures: readonly GalleryPicture[]
  /** Hears which picture was seen last. */
  onClosed?: (last: number) => void
}

export interface Enlarging {
  open: (place: number) => void
  /** What an element must carry whose presses open it on the picture at `place`. */
  pressesOn: (place: number) => { onClick: (event: MouseEvent) => void; onTouchStart: () => void }
  window: ReactNode
}

export function useEnlarging({ title, pictures, onClosed }: EnlargingOptions): Enlarging {
  const [start, setStart] = useState<number>()
  const tap = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(tap.current), [])
  const pressesOn = (place: number) => ({
    onClick: ({ nativeEvent, target }: MouseEvent) => {
      const byTouch = (nativeEvent as Partial<PointerEvent>).pointerType === 'touch'
      if (!byTouch) return setStart(place)
      // A finger on a picture that is zoomed in place moves it.
      if (target instanceof HTMLElement && target.style.transform !== '') return
      tap.current = setTimeout(() => setStart(place), DOUBLE_TAP_MS)
    },
    onTouchStart: () => clearTimeout(tap.current),
  })
  return {
    open: setStart,
    pressesOn,
    window: start !== undefined && (
      <Suspense>
        <PictureWindow
          title={title}
          pictures={pictures}
          start={start}
          onClose={(last) => {
            setStart(undefined)
            onClosed?.(last)
          }}
        />
      </Suspense>
    ),
  }
}
