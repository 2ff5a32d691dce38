/** Five stars to choose from; the public review form has them and makes no use of them (spec 3.4), a buyer's review does. */
import { useReviewText } from '#storefront/texts/review.ts'
import { Star } from 'lucide-react'

interface RatingInputProps {
  /** Called with 1 to 5. */
  onChoose?: (stars: number) => void
}

export function RatingInput({ onChoose }: RatingInputProps) {
  const t = useReviewText()
  return (
    <fieldset className="rating-input">
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
    </fieldset>
  )
}
