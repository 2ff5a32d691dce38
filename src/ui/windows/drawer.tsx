/** A panel that slides in from a side, with a head, a scrolling body and a foot, on the native dialog element. */
import { useUiWords } from '../ui-words.ts'
import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface DrawerProps extends ModalOptions {
  /** Accessible name, and the head where there is no `heading`. */
  title: string
  /** `full` comes from the left and fills a phone's screen. */
  side?: 'left' | 'right' | 'full'
  heading?: ReactNode
  /** Stays in sight at the bottom. */
  footer?: ReactNode
  className?: string
  bodyClassName?: string
  children: ReactNode
}

/** Its content is made when it opens for the first time and kept from then on. */
export function Drawer({
  title,
  side = 'left',
  heading,
  footer,
  className,
  bodyClassName,
  children,
  ...options
}: DrawerProps) {
  const { close } = useUiWords()
  const modal = useModal(options)
  const [opened, setOpened] = useState(options.open)
  if (options.open && !opened) setOpened(true)
  // The drawer answers the press at once; what is in it follows a frame later.
  const filled = useDeferredValue(opened, false)
  return (
    <dialog {...modal} aria-label={title} data-side={side} className={classes('modal modal-side', className)}>
      {opened && (
        <>
          <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line px-4 md:px-5">
            {heading ?? <h2 className="display text-28">{title}</h2>}
            <IconButton
              label={close}
              className="-me-2.5"
              icon={<X size={22} strokeWidth={1.5} aria-hidden="true" />}
              onClick={options.onClose}
            />
          </div>
          <div className={classes('min-h-0 flex-1 overflow-y-auto overscroll-contain', bodyClassName)}>
            {filled && children}
          </div>
          {footer && <div className="shrink-0 border-t border-line">{footer}</div>}
        </>
      )}
    </dialog>
  )
}
