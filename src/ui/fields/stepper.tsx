/** Minus, number, plus. It only asks; its owner decides what the number becomes. */
import { useUiWords } from '../ui-words.ts'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface StepperProps {
  value: number
  onDecrease: () => void
  onIncrease: () => void
  /** The minus can do nothing at this value. */
  min?: number
  /** What is counted; follows the names of the buttons. */
  subject?: string
  /** 44 px high in rows, 52 px on a product's page. */
  size?: 'small' | 'normal'
  className?: string
}

export function Stepper({ value, onDecrease, onIncrease, min = 1, subject, size = 'normal', className }: StepperProps) {
  const names = useUiWords().quantity(subject)
  const atMin = value <= min
  return (
    <div
      role="group"
      aria-label={names.group}
      className={classes(
        'inline-flex items-center justify-between rounded-pill border border-field',
        size === 'small' ? 'h-11' : 'h-13',
        className,
      )}
    >
      <StepButton label={names.less} off={atMin} onPress={onDecrease}>
        <Minus size={18} strokeWidth={1.5} aria-hidden="true" />
      </StepButton>
      <output className="min-w-9 text-center font-medium">{value}</output>
      <StepButton label={names.more} off={false} onPress={onIncrease}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  off: boolean
  onPress: () => void
  children: ReactNode
}

/** Switched off by `aria-disabled`, so that the focus stays on it when the number reaches its end. */
function StepButton({ label, off, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      data-repeat=""
      onClick={() => {
        if (!off) onPress()
      }}
      className="hit relative grid h-full w-11 place-items-center rounded-pill transition-colors enabled-hover:bg-tile aria-disabled:text-field"
    >
      {children}
    </button>
  )
}
