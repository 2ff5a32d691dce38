/** What shoppers have written: what waits, what is shown, what is hidden. */
import { useState } from 'react'
import { mayAct } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import { useAnswer } from '../calls/use-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useOwn } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { ReviewAnswer, ReviewListAnswer, ReviewState } from './review-answers.ts'
import { ReviewCard } from './review-card.tsx'
import { useReviewActs } from './use-review-acts.ts'

const TABS = { waiting: 'reviewsWaiting', shown: 'reviewsShown', hidden: 'reviewsHidden' } as const
const EMPTY = { waiting: 'noReviewWaits', shown: 'noReviewShown', hidden: 'noReviewHidden' } as const
const STATES = Object.keys(TABS) as ReviewState[]

/** Reviews of the first look, and that the server tells at most. */
const FIRST = 50
const MOST = 1000

export function ReviewsPage() {
  const { person } = useOwn()
  const [state, setState] = useState<ReviewState>('waiting')
  const [limit, setLimit] = useState(FIRST)
  const { body, refusal, again } = useAnswer<ReviewListAnswer>(`reviews?state=${state}&limit=${limit}`)
  const { said, problem, act, forget } = useReviewActs(again)
  const [deleted, setDeleted] = useState<ReviewAnswer | null>(null)
  const [counts, setCounts] = useState<ReviewListAnswer['counts']>()
  // They stay while another list is on its way.
  if (body && body.counts !== counts) setCounts(body.counts)

  function show(one: ReviewState) {
    setState(one)
    setLimit(FIRST)
    forget()
  }

  return (
    <>
      <PageHead title={t('reviews')} lead={t('reviewsLead')} />
      <nav aria-label={t('whichReviews')} className="mb-5 min-w-0">
        <ul className="office-tabs">
          {STATES.map((one) => (
            <li key={one}>
              <button type="button" aria-current={one === state ? 'page' : undefined} onClick={() => show(one)}>
                {t(TABS[one])}
                <span className="office-count">{counts?.[one] ?? ''}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {said !== undefined && <Notice key={said.count} kind="good" text={said.text} className="mb-4" />}
      {problem !== undefined && <Notice kind="bad" text={problem} className="mb-4" />}
      {refusal && <Notice kind="bad" text={refusal.detail} className="mb-4" />}
      {!body && !refusal && <Waiting />}
      {body?.reviews.length === 0 && <p className="text-ink-2">{t(EMPTY[state])}</p>}
      <ul className="grid gap-4">
        {body?.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              {...(mayAct(person.role, 'staff') && { act, onDelete: () => setDeleted(review) })}
            />
          </li>
        ))}
      </ul>
      {body && body.reviews.length >= limit && limit < MOST && (
        <Button look="outline" size="small" className="mt-6" onClick={() => setLimit(Math.min(limit * 4, MOST))}>
          {t('showMore')}
        </Button>
      )}
      <ConfirmDialog
        open={deleted !== null}
        title={deleted ? t('deleteReviewTitle', { name: deleted.name }) : ''}
        lead={t('deleteReviewLead')}
        confirm={t('deleteReview')}
        onConfirm={() => {
          setDeleted(null)
          if (deleted) void act(deleted, { kind: 'delete' })
        }}
        onClose={() => setDeleted(null)}
      />
    </>
  )
}
