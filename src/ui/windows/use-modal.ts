/** Drives a native `<dialog>`: opens it as a modal, hears Escape, the overlay and the Back button, and gives the focus back. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { afterPaint } from '../waking/after-paint.ts'
import { useBackCloses } from './use-back-closes.ts'

export interface ModalOptions {
  open: boolean
  /** Asked for by Escape, a click on the overlay or the Back button; the owner sets `open` to false. */
  onClose: () => void
  /** The Back button closes it first, through an entry of the history. */
  backCloses?: boolean
}

/** What the dialog element must carry. */
export interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

export function useModal({ open, onClose, backCloses = false }: ModalOptions): ModalHandlers {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOverlay = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      if (dialog.open) dialog.close()
      return
    }
    const opener = document.activeElement
    const page = document.documentElement
    // A modal makes every element of the page inert; the pressed button shall be seen before that.
    const takeBack = afterPaint(() => {
      page.toggleAttribute('data-scroll-bar', innerWidth > page.clientWidth)
      // An attribute, for a selector that looks for an open dialog would be asked at every change of the page.
      page.toggleAttribute('data-modal', true)
      if (!dialog.open) dialog.showModal()
    })
    const cancelled = (event: Event) => {
      event.preventDefault()
      close()
    }
    // The browser may close it by itself when Escape is pressed twice; the owner must know.
    const closed = () => close()
    dialog.addEventListener('cancel', cancelled)
    dialog.addEventListener('close', closed)
    return () => {
      takeBack()
      dialog.removeEventListener('cancel', cancelled)
      dialog.removeEventListener('close', closed)
      dialog.close()
      page.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])
  useBackCloses(open && backCloses, onClose)

  return {
    ref,
    onPointerDown: (event) => {
      pressedOverlay.current = isOverlay(event)
    },
    onClick: (event) => {
      if (pressedOverlay.current && isOverlay(event)) onClose()
    },
  }
}

/** The overlay belongs to the dialog element; whatever lies outside its box is overlay. */
function isOverlay(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
