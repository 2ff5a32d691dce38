/** A round button that holds an icon alone; its name is required. */
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

/** `floating` lies on a photograph, `outline` stands beside a filled button (52 px), `tile` closes dialogs. */
export type IconButtonLook = 'plain' | 'floating' | 'outline' | 'tile'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  icon: ReactNode
  look?: IconButtonLook
  /** Makes a toggle of it; the name does not change. */
  pressed?: boolean
}

const BASE =
  'button inline-grid shrink-0 place-items-center rounded-pill text-ink transition-[color,background-color,border-color,scale] duration-[140ms] active:scale-94 disabled:text-ink-3'

const LOOKS: Record<IconButtonLook, string> = {
  plain: 'size-11 enabled-hover:bg-tile',
  floating: 'size-11 sm:bg-paper/90 enabled-hover:bg-paper enabled-hover:shadow-float',
  outline: 'size-13 border border-field bg-paper enabled-hover:border-ink',
  tile: 'size-12 bg-tile enabled-hover:bg-line',
}

/** Class names of the same look for links. */
export function iconButtonClasses(look: IconButtonLook = 'plain', className?: string): string {
  return classes(BASE, LOOKS[look], className)
}

export function IconButton({ label, icon, look = 'plain', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      className={iconButtonClasses(look, className)}
    >
      {icon}
    </button>
  )
}
