/** The review form: in a sample shop a valid one is thanked for and sent nowhere (spec 5.5), in a live one it waits for approval (spec 3.8). */
import { rich } from '#ui/rich.tsx'
import { useReviewText } from '#storefront/texts/review.ts'
import { Button } from '#ui/button.tsx'
import { RatingInput } from './rating-input.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Product } from '#domain/catalogue/product/product.ts'
import { useApiPost } from '../../state/use-api-post.ts'
import { sendVisitorReview, type VisitorReview } from './send-review.ts'
import { useReviewForm } from './use-review-form.ts'

interface ReviewFormProps {
  product: Pick<Product, 'id' | 'title'>
  isLive: boolean
}

const OUTCOMES = { waits: 'reviewWaits', busy: 'reviewBusy', failed: 'reviewFailed' } as const

export function ReviewForm({ product: { id, title }, isLive }: ReviewFormProps) {
  const t = useReviewText()
  const post = useApiPost()
  const send = isLive ? (review: VisitorReview) => sendVisitorReview(post, id, review) : null
  const { form, values, errors, outcome, submit, change, leave, ...more } = useReviewForm(send)
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('writeAReview')} className="review-form needs-script">
      <p className="display text-28">{t('writeAReview')}</p>
      <p className="wrap-anywhere text-ink-2">
        {rich(t('howIs', { title }), (words) => (
          <bdi>{words}</bdi>
        ))}
      </p>
      <RatingInput onChoose={more.rate} error={more.isStarsMissing ? t('ratingRequired') : undefined} />
      <TextField
        label={t('yourReview')}
        name="review"
        rows={5}
        value={values.review}
        error={errors.review && t(errors.review)}
        onText={(text) => change('review', text)}
        onLeave={() => leave('review')}
      />
      <div className="review-form-pair">
        <TextField
          label={t('yourName')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          value={values.name}
          error={errors.name && t(errors.name)}
          onText={(text) => change('name', text)}
          onLeave={() => leave('name')}
        />
        <TextField
          label={t('yourEmail')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={errors.email && t(errors.email)}
          onText={(text) => change('email', text)}
          onLeave={() => leave('email')}
        />
      </div>
      {isLive ? (
        // For machines, which fill in what they find.
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      ) : (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="save" className="choice" />
          <span>{t('saveMyDetailsForThe')}</span>
        </label>
      )}
      <div>
        <Button type="submit" busy={more.isSending}>
          {t('submit')}
        </Button>
      </div>
      <p role="status" className={outcome === 'waits' ? 'text-success' : 'text-sale'}>
        {outcome && t(OUTCOMES[outcome])}
      </p>
    </form>
  )
}
