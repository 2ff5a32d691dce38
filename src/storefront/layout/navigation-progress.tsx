/** A line along the upper edge while a page is fetched; a quick answer comes without it (usability 53). */
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Milliseconds after which a page counts as slow. */
const SLOW = 300

export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Line />
}

function Line() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return slow ? <div aria-hidden="true" className="page-progress" /> : null
}
