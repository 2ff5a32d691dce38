/** A push button with its four looks, a pressed state at once and a busy state. */
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonShape, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonShape, Omit<ComponentProps<'button'>, 'className'> {
  /** The press is being answered: presses are ignored, a spinner shows after 300 ms, the focus stays. */
  busy?: boolean
}

export function Button({ look, size, wide, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true } : {})}
      className={buttonClasses({ look, size, wide, className })}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
