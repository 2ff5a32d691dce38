/** The review form: a valid one is thanked for and sent nowhere (spec 5.5). */
import { rich } from '#ui/rich.tsx'
import { useReviewText } from '#storefront/texts/review.ts'
import { Button } from '#ui/button.tsx'
import { RatingInput } from './rating-input.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useReviewForm } from './use-review-form.ts'

export function ReviewForm({ title }: { title: string }) {
  const t = useReviewText()
  const { form, values, errors, submit, change, leave } = useReviewForm()
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('writeAReview')} className="review-form needs-script">
      <p className="display text-28">{t('writeAReview')}</p>
      <p className="wrap-anywhere text-ink-2">
        {rich(t('howIs', { title }), (words) => (
          <bdi>{words}</bdi>
        ))}
      </p>
      <RatingInput />
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
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="save" className="choice" />
        <span>{t('saveMyDetailsForThe')}</span>
      </label>
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  )
}
