/** The coupon field of a live shop: the server says whether the code holds for this cart, and the checkout starts with it (spec 5.7, 10.6). */
import { useCartText } from '#storefront/texts/cart.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { normalizeCode } from '#domain/order/promotion.ts'
import { Tag, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorId, FieldError } from '#ui/fields/field-parts.tsx'
import { rich } from '#ui/rich.tsx'
import { choosePromotion, usePromotionChoice } from '../../goods/order/promotion-choice.ts'
import { type Promotion, usePromotion } from '../../goods/order/use-promotion.ts'

interface LiveCouponProps {
  cart: Cart
  /** The id of the way of shipping, '' for none. */
  shipping: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** What the code brings, null while it brings nothing. */
  onBrings: (brings: Promotion['brings']) => void
}

export function LiveCoupon({ cart, shipping, country, onBrings }: LiveCouponProps) {
  const t = useCartText()
  const words = useCheckoutText()
  const code = usePromotionChoice() ?? ''
  const { brings, checking, refusal } = usePromotion({ code, cart, shipping, country, email: '' })
  const [text, setText] = useState(code)
  const id = useId()
  // What was brought stays on the sums while a changed cart is asked about.
  useEffect(() => {
    if (!checking) onBrings(brings)
  }, [checking, brings, onBrings])

  function apply(event: FormEvent) {
    event.preventDefault()
    const typed = normalizeCode(text)
    // The same code again: taken off and put on, so that the server is asked once more.
    if (typed === code) choosePromotion('')
    setTimeout(() => choosePromotion(typed))
  }

  if (code !== '' && refusal === null) {
    return (
      <p className="flex min-h-12 min-w-0 items-center gap-2.5">
        <Tag size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        <span role="status" className="min-w-0 [overflow-wrap:anywhere]">
          {rich(words(checking ? 'codeChecking' : 'codeApplied', { code }), (part) => (
            <strong className="font-bold">{part}</strong>
          ))}
        </span>
        <button
          type="button"
          aria-label={words('removePromotionCodeCode', { code })}
          className="grid size-11 shrink-0 place-items-center rounded-pill enabled-hover:bg-sand"
          onClick={() => {
            setText('')
            choosePromotion('')
          }}
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </p>
    )
  }
  return (
    <form onSubmit={apply} className="min-w-0">
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('coupon')}
        </label>
        <input
          id={id}
          className="field min-h-12 md:w-55"
          type="text"
          name="coupon"
          placeholder={t('coupon')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={text}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : errorId(id)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" look="quiet" size="small" className="min-h-12">
          {t('apply')}
        </Button>
      </div>
      {refusal !== null && <FieldError id={id} text={refusal} />}
    </form>
  )
}
