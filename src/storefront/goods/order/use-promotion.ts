/** A promotion code in the cart and at the checkout: the server says whether it holds for this cart, and what it brings. */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { GroupText } from '#texts/text-pack.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { isEmail } from '#domain/review/review-form.ts'
import type { OrderSums } from '#domain/order/order.ts'
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import { useEffect, useState } from 'react'
import { useApiPost } from '../../state/use-api-post.ts'
import { readQuoteAnswer } from './order-answer.ts'
import { type QuoteBody, requestLines } from './order-request.ts'

/** Milliseconds of quiet before the server is asked, so that several presses share a call. */
const QUIET_MS = 250

interface PromotionQuestion {
  /** '' for no code. */
  code: string
  cart: Cart
  shipping: ShippingMethod
  /** ISO 3166-1 alpha-2. */
  country: string
  email: string
}

export interface Promotion {
  /** The server has not answered yet. */
  checking: boolean
  /** What the code brings; null while it does not hold or nobody knows. */
  brings: Pick<OrderSums, 'discount' | 'shipping'> | null
  /** Why it does not hold. */
  refusal: string | null
}

interface Answered extends Omit<Promotion, 'checking'> {
  question: string
}

export function usePromotion({ code, cart, shipping, country, email }: PromotionQuestion): Promotion {
  const post = useApiPost()
  const t = useCheckoutText()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const body: QuoteBody = {
    shipping,
    lines: requestLines(cart),
    code,
    address: { country },
    // A code may be limited to so many uses for one address.
    ...(isEmail(email) && { contact: { email: email.trim() } }),
  }
  const question = code === '' || body.lines.length === 0 ? null : JSON.stringify(body)

  useEffect(() => {
    if (question === null) return undefined
    let wanted = true
    const timer = setTimeout(async () => {
      const answer = await post('/orders/quote', JSON.parse(question)).then(
        (response) => readAnswer(response, t),
        () => readNothing(t),
      )
      if (wanted) setAnswered({ question, ...answer })
    }, QUIET_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [question, post, t])

  if (question === null) return { checking: false, brings: null, refusal: null }
  if (answered?.question !== question) return { checking: true, brings: null, refusal: null }
  return { checking: false, brings: answered.brings, refusal: answered.refusal }
}

type Reading = Omit<Answered, 'question'>

function readAnswer(answer: Parameters<typeof readQuoteAnswer>[0], t: GroupText<'checkout'>): Reading {
  const quote = readQuoteAnswer(answer)
  if (quote.kind === 'too-many') {
    return { brings: null, refusal: t('tooManyCodes') }
  }
  if (quote.kind === 'unknown') return readNothing(t)
  const refused = quote.changes.find(({ kind }) => kind === 'code')
  if (refused) return { brings: null, refusal: String(refused.now ?? t('codeDoesNotHold')) }
  return { brings: quote.sums, refusal: null }
}

function readNothing(t: GroupText<'checkout'>): Reading {
  return { brings: null, refusal: t('codeUnchecked') }
}
