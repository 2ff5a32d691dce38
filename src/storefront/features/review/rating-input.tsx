/** Five stars to choose from; the form of a sample shop makes no use of them (spec 3.4). */
import { useReviewText } from '#storefront/texts/review.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { errorId, FieldError } from '#ui/fields/field-parts.tsx'

interface RatingInputProps {
  /** Called with 1 to 5. */
  onChoose?: (stars: number) => void
  /** What is wrong with the choice, to be read below it. */
  error?: string | undefined
}

export function RatingInput({ onChoose, error }: RatingInputProps) {
  const t = useReviewText()
  const id = useId()
  return (
    <fieldset className="rating-input" aria-describedby={error === undefined ? undefined : errorId(id)}>
      <legend className="font-medium">{t('yourRating')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="rating-input-star">
            <input
              type="radio"
              name="rating"
              value={stars}
              onChange={() => onChoose?.(stars)}
              aria-label={t('starsStars', { stars })}
            />
            <Star size={26} strokeWidth={1.5} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={id} text={error} />}
    </fieldset>
  )
}
