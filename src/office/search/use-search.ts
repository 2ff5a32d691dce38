/** Asks for what is typed once the hand rests; an answer to an older text is never shown. */
import { useEffect, useState } from 'react'
import { call } from '../calls/call.ts'
import type { SearchAnswer } from './search-rows.ts'

/** Milliseconds without a key. */
const REST = 150

/** What was found for `typed`, or for the text before it while it is asked for; null for an empty one. */
export function useSearch(typed: string): { found: SearchAnswer | null; problem: string | undefined } {
  const [state, setState] = useState<{ found: SearchAnswer | null; problem?: string }>({ found: null })
  const text = typed.trim()
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(
      async () => {
        if (text === '') return setState({ found: null })
        const answer = await call<SearchAnswer>('GET', `search?q=${encodeURIComponent(text)}`)
        if (isOver) return undefined
        return setState(answer.ok ? { found: answer.body } : { found: null, problem: answer.detail })
      },
      text === '' ? 0 : REST,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return { found: text === '' ? null : state.found, problem: state.problem }
}
