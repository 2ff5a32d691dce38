/** The look of a chosen thing that can be taken off again, whether it is a link or a button; its name begins with "Remove". */
import { X } from 'lucide-react'
import { classes } from './classes.ts'

const CHIP =
  'chip hit relative inline-flex min-h-10 items-center gap-2 rounded-pill bg-tile ps-4 pe-3 text-14 font-medium whitespace-nowrap transition-colors enabled-hover:bg-line'

/** Class names of a removable chip. */
export function chipClasses(className?: string): string {
  return classes(CHIP, className)
}

/** The cross at the end of a chip. */
export function ChipMark() {
  return <X size={16} strokeWidth={1.5} aria-hidden="true" />
}
