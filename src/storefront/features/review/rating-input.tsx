/** Five stars to choose from in the review form; the specification has the control and makes no use of it (section 3). */
import { Star } from 'lucide-react'

export function RatingInput() {
  return (
    <fieldset className="rating-input">
      <legend className="font-medium">Your Rating</legend>
      <div className="flex flex-row-reverse justify-end">
        {[5, 4, 3, 2, 1].map((stars) => (
          <label key={stars} className="rating-input-star">
            <input
              type="radio"
              name="rating"
              value={stars}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              className="option-input"
            />
            <Star size={26} strokeWidth={1.5} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
