/** What is done with a review, and what is said of it. */
import { useCallback, useState } from 'react'
import { call } from '../calls/call.ts'
import { useAct } from '../session/fresh-sign-in.tsx'
import { officeText as t } from '../texts/office.ts'
import type { ReviewAnswer } from './review-answers.ts'

export type ReviewAct = { kind: 'approve' | 'hide' | 'delete' } | { kind: 'answer'; text: string }

/** Settles with whether it was done. */
export type ActOnReview = (review: ReviewAnswer, act: ReviewAct) => Promise<boolean>

const SAID = {
  approve: 'reviewIsShown',
  hide: 'reviewIsHidden',
  delete: 'reviewIsDeleted',
  answer: 'reviewIsAnswered',
} as const

/** `again` reads the list anew. */
export function useReviewActs(again: () => Promise<void>) {
  const perform = useAct()
  const [said, setSaid] = useState<{ text: string; count: number }>()
  const [problem, setProblem] = useState<string>()

  const act = useCallback<ActOnReview>(
    async ({ id, name }, wanted) => {
      const path = `reviews/${encodeURIComponent(id)}`
      const answer = await perform(() => {
        if (wanted.kind === 'delete') return call('DELETE', path)
        if (wanted.kind === 'answer') return call('POST', `${path}/answer`, { text: wanted.text })
        return call('POST', `${path}/state`, { state: wanted.kind === 'approve' ? 'shown' : 'hidden' })
      })
      if (!answer) return false
      setProblem(answer.ok ? undefined : answer.detail)
      // What somebody else has taken away meanwhile is not there after this either.
      await again()
      if (!answer.ok) return false
      setSaid((before) => ({ text: t(SAID[wanted.kind], { name }), count: (before?.count ?? 0) + 1 }))
      return true
    },
    [perform, again],
  )
  const forget = useCallback(() => {
    setSaid(undefined)
    setProblem(undefined)
  }, [])
  return { said, problem, act, forget }
}
