/** The look of a button as class names, so that links which act like buttons look the same. */
import { classes } from './classes.ts'

export type ButtonLook = 'filled' | 'quiet' | 'outline' | 'plain'
/** Heights: `small` 44 px (cards, rows), `normal` 52 px, `large` 56 px (summaries). */
export type ButtonSize = 'small' | 'normal' | 'large'

export interface ButtonShape {
  look?: ButtonLook
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  className?: string | undefined
}

const BASE =
  'button inline-flex items-center justify-center gap-2 rounded-pill font-medium text-center select-none whitespace-nowrap ' +
  'transition-[color,background-color,border-color,scale,opacity] duration-[140ms] active:scale-[0.98] disabled:active:scale-100 aria-disabled:active:scale-100'

const LOOKS: Record<ButtonLook, string> = {
  filled:
    'bg-accent text-on-accent enabled-hover:opacity-88 disabled:bg-tile disabled:text-ink-3 aria-disabled:bg-tile aria-disabled:text-ink-3',
  quiet:
    'bg-tile text-ink enabled-hover:bg-accent enabled-hover:text-on-accent group-hover/card:not-disabled:bg-accent group-hover/card:not-disabled:text-on-accent disabled:text-ink-3 aria-disabled:text-ink-3',
  outline:
    'border border-ink bg-paper text-ink enabled-hover:bg-ink enabled-hover:text-paper disabled:border-line disabled:text-ink-3 aria-disabled:border-line aria-disabled:text-ink-3',
  plain: 'text-ink enabled-hover:bg-tile disabled:text-ink-3 aria-disabled:text-ink-3',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-5 text-16',
  normal: 'min-h-13 px-7 text-16',
  large: 'min-h-14 px-7 text-16',
}

/** Class names of a button; without a look the filled one, without a size 52 px. */
export function buttonClasses({ look = 'filled', size = 'normal', wide = false, className }: ButtonShape = {}): string {
  return classes(BASE, LOOKS[look], SIZES[size], wide && 'w-full', className)
}
