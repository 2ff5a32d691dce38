/** A quiet block of the exact size of what replaces it. */
import type { CSSProperties } from 'react'
import { classes } from './classes.ts'

/** Size and shape come from class names or a style; it says nothing to assistive technology. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div aria-hidden="true" style={style} className={classes('animate-pulse rounded-field bg-tile', className)} />
}
