/** A line along the upper edge while something is waited for; a quick answer comes without it (usability 53). */
import { useEffect, useState } from 'react'

/** Milliseconds after which a page counts as slow. */
const SLOW = 300

export function SlowLine() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return slow ? <div aria-hidden="true" className="page-progress" /> : null
}
