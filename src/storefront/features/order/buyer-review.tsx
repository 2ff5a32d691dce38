/** One delivered product with its stars, and once they are chosen the text that goes with them. */
import type { KeyOf } from '#texts/text-pack.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order, SoldLine } from '#domain/order/order.ts'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { RatingInput } from '../review/rating-input.tsx'
import { type ReviewOutcome, sendReview } from './order-calls.ts'
import { useApiPost } from '../../state/use-api-post.ts'
import '../review/review.css'

interface BuyerReviewProps {
  order: Pick<Order, 'number' | 'key'>
  product: Pick<SoldLine, 'id' | 'title' | 'img'>
  /** It was reviewed before this page was opened. */
  reviewed: boolean
}

const THANKS: Partial<Record<ReviewOutcome, KeyOf<'order'>>> = {
  kept: 'reviewKept',
  waits: 'reviewWaits',
  already: 'reviewAlready',
}
const PROBLEMS: Partial<Record<ReviewOutcome, KeyOf<'order'>>> = {
  busy: 'reviewBusy',
  refused: 'reviewRefused',
  failed: 'reviewFailed',
}

export function BuyerReview({ order, product, reviewed }: BuyerReviewProps) {
  const t = useOrderText()
  const post = useApiPost()
  const heading = useId()
  const thanks = useRef<HTMLParagraphElement>(null)
  const [rating, setRating] = useState<number>()
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReviewOutcome | undefined>(reviewed ? 'already' : undefined)
  const missing = text.trim() === ''
  const done = outcome && THANKS[outcome]
  const problem = outcome && PROBLEMS[outcome]

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setLeft(true)
    if (missing) event.currentTarget.querySelector('textarea')?.focus()
    if (missing || rating === undefined || busy) return
    setBusy(true)
    const answer = await sendReview(post, order, { productId: product.id, rating, review: text.trim() })
    setBusy(false)
    setOutcome(answer)
    thanks.current?.focus()
  }

  return (
    <li className="flex items-start gap-5 border-b border-line py-5 last:border-b-0">
      <Picture name={product.title} src={product.img} alt="" sizes="68px" className="size-17 shrink-0 rounded-field" />
      <div className="min-w-0 grow">
        <h3 dir="auto" id={heading} className="font-medium">
          {product.title}
        </h3>
        {!done && (
          <form
            noValidate
            aria-labelledby={heading}
            onSubmit={(event) => void submit(event)}
            className="mt-1 grid gap-4"
          >
            <RatingInput onChoose={setRating} />
            {rating !== undefined && (
              <>
                <TextField
                  label={t('yourReview')}
                  name="review"
                  rows={4}
                  value={text}
                  error={left && missing ? t('reviewRequired') : undefined}
                  onText={setText}
                  onLeave={() => setLeft(true)}
                />
                <div>
                  <Button type="submit" busy={busy}>
                    {t('submit')}
                  </Button>
                </div>
              </>
            )}
          </form>
        )}
        <p
          ref={thanks}
          tabIndex={-1}
          role="status"
          className={
            done ? 'mt-1 flex flex-wrap items-center gap-2 text-success outline-none' : 'text-sale outline-none'
          }
        >
          {done && (
            <>
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
              {t(done)}{' '}
              <Link to={links.product(product.id)} className="link-rule text-ink">
                {t('seeTheProduct')}
              </Link>
            </>
          )}
          {problem && t(problem)}
        </p>
      </div>
    </li>
  )
}
