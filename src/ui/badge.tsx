/** Small labels on photographs and the round counts on icons. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface BadgeProps {
  /** `sale` is set in the sale red, `plain` in ink. */
  kind?: 'sale' | 'plain'
  className?: string
  children: ReactNode
}

export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'badge inline-flex min-h-7 items-center rounded-pill bg-paper px-3 text-[0.8125rem] leading-none font-bold proportional-nums',
        kind === 'sale' ? 'text-sale' : 'text-ink',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A count in a filled circle. It carries no name: the control it sits on says the number. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-accent px-1 text-12 leading-none font-bold text-on-accent',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
