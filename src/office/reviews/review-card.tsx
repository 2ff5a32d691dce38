/** One review with what can be done about it. */
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Stars } from '#ui/stars.tsx'
import { instantText } from '../parts/instant-text.ts'
import { officeText as t } from '../texts/office.ts'
import { AnswerForm } from './answer-form.tsx'
import type { ReviewAnswer } from './review-answers.ts'
import type { ActOnReview } from './use-review-acts.ts'

interface ReviewCardProps {
  review: ReviewAnswer
  /** Absent for who may look alone. */
  act?: ActOnReview
  onDelete?: () => void
}

export function ReviewCard({ review, act, onDelete }: ReviewCardProps) {
  const { product, name, email, rating, date, state, answer, verified } = review
  const [answering, setAnswering] = useState(false)
  const [busy, setBusy] = useState<'approve' | 'hide'>()

  async function decide(kind: 'approve' | 'hide') {
    if (!act || busy) return
    setBusy(kind)
    await act(review, { kind })
    setBusy(undefined)
  }

  return (
    <article
      aria-label={t('reviewBy', { name, product: product.title })}
      className="grid gap-3 rounded-tile border border-line bg-raised p-4 md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-medium [overflow-wrap:anywhere]">
          <a href={`/shop/shop-details/${encodeURIComponent(product.id)}`} className="link-text" dir="auto">
            {product.title}
          </a>
        </h2>
        <Stars rating={rating} size={16} />
      </header>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {review.review}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <bdi>{name}</bdi>
        {email !== '' && (
          <a href={`mailto:${email}`} className="link-text">
            {email}
          </a>
        )}
        <time dateTime={date}>{instantText(date)}</time>
        {verified && (
          <span className="inline-flex items-center gap-1.5">
            <BadgeCheck size={16} strokeWidth={1.5} aria-hidden="true" />
            {t('reviewVerified')}
          </span>
        )}
      </p>
      {answer !== null && !answering && (
        <div className="rounded-field bg-tile px-4 py-3">
          <p className="text-14 text-ink-2">{t('shopAnswered')}</p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {answer}
          </p>
        </div>
      )}
      {act && answering && (
        <AnswerForm
          answer={answer ?? ''}
          onCancel={() => setAnswering(false)}
          onSave={async (text) => {
            if (await act(review, { kind: 'answer', text })) setAnswering(false)
          }}
        />
      )}
      {act && !answering && (
        <div className="flex flex-wrap gap-3">
          {state !== 'shown' && (
            <Button size="small" busy={busy === 'approve'} onClick={() => void decide('approve')}>
              {t('approve')}
            </Button>
          )}
          {state !== 'hidden' && (
            <Button size="small" look="outline" busy={busy === 'hide'} onClick={() => void decide('hide')}>
              {t('hide')}
            </Button>
          )}
          <Button size="small" look="outline" onClick={() => setAnswering(true)}>
            {t(answer === null ? 'answer' : 'changeAnswer')}
          </Button>
          <Button size="small" look="quiet" onClick={onDelete}>
            {t('deleteReview')}
          </Button>
        </div>
      )}
    </article>
  )
}
