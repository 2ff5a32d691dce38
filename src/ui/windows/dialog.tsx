/** A modal in the middle of the screen on the native dialog element: focus kept inside, Escape, overlay and Close button close it. */
import { useUiWords } from '../ui-words.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button.tsx'
import { type ModalOptions, useModal } from './use-modal.ts'

export interface DialogProps extends ModalOptions {
  /** Accessible name. */
  label: string
  className?: string
  children: ReactNode
}

export function Dialog({ label, className, children, ...options }: DialogProps) {
  const { close } = useUiWords()
  const modal = useModal(options)
  return (
    <dialog {...modal} aria-label={label} className={classes('modal modal-centre', className)}>
      {options.open && (
        <>
          {children}
          <IconButton
            label={close}
            look="tile"
            icon={<X size={22} strokeWidth={1.5} aria-hidden="true" />}
            className="absolute inset-e-3.5 top-3.5"
            onClick={options.onClose}
          />
        </>
      )}
    </dialog>
  )
}
