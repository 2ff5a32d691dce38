/** Shows the compact head once the row of pictures has left the screen, and keeps it scrolled sideways like the table. */
import { useEffect, useRef, useState } from 'react'

/** Height of the page's own sticky header in pixels. */
const HEADER = 60

export function useStickyHead() {
  const scroller = useRef<HTMLDivElement>(null)
  const headRow = useRef<HTMLTableRowElement>(null)
  const compact = useRef<HTMLDivElement>(null)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const row = headRow.current
    const table = scroller.current
    if (!row || !table) return
    const watch = new IntersectionObserver(
      ([entry]) => setVisible(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${HEADER}px 0px 0px` },
    )
    watch.observe(row)
    const follow = () => compact.current?.scrollTo({ left: table.scrollLeft })
    table.addEventListener('scroll', follow, { passive: true })
    return () => {
      watch.disconnect()
      table.removeEventListener('scroll', follow)
    }
  }, [])
  return { scroller, headRow, compact, visible }
}
