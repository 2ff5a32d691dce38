/** Reacts to a value that has become another one. */
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onChange` after a render with another `value` than the last, never after the first. */
export function useOnChange(value: unknown, onChange: () => void): void {
  const last = useRef(value)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    changed()
  }, [value])
}
