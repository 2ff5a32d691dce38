/** Fetches the page behind a link once the pointer or the focus rests on it. */
import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { hasWord, routedLink } from '../ui/link-click.ts'

/** Milliseconds; passing over is no intent. */
const REST = 100

export function PrefetchIntent() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = ({ target }: Event) => {
      clearTimeout(timer)
      const link = routedLink(target)
      if (!link || !hasWord(link, 'intent')) return
      timer = setTimeout(() => setPage(link.pathname + link.search), REST)
    }
    for (const type of EVENTS) document.addEventListener(type, rest, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of EVENTS) document.removeEventListener(type, rest)
    }
  }, [])
  return page === undefined ? null : <PrefetchPageLinks key={page} page={page} />
}

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const
