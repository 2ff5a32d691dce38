/** Follows what happens to orders while the page is looked at: asks for one small word, and says when it is another. */
import { useEffect, useRef } from 'react'
import { call } from '../calls/call.ts'

/** Milliseconds between two looks: what comes in stands on the page within two seconds. */
const INTERVAL = 1500

/** `known` is the word of what the page shows; nothing is asked while there is none or the page is hidden. */
export function usePulse(known: string | undefined, onChange: () => void): void {
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  }, [onChange])
  useEffect(() => {
    if (known === undefined) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      const answer = document.hidden ? null : await call<{ pulse: string }>('GET', 'orders/pulse')
      if (isOver) return
      if (answer?.ok === true && answer.body.pulse !== known) changed.current()
      else timer = setTimeout(() => void look(), INTERVAL)
    }
    timer = setTimeout(() => void look(), INTERVAL)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [known])
}
