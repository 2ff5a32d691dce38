/** What is said of a way to pay, in a language. */
import type { PaymentWay, PaymentWords } from '#domain/order/payment/payment-way.ts'
import type { GroupText } from './text-pack.ts'

/** A way that brings words of its own is said in these, whatever the language. */
export function paymentWords({ words, hosted }: PaymentWay, t: GroupText<'payment'>): PaymentWords {
  if (typeof words === 'object') return words
  const provider = hosted?.from ?? ''
  return words === 'later' ? later(t) : card(t, provider)
}

function later(t: GroupText<'payment'>): PaymentWords {
  return {
    name: t('laterName'),
    means: t('laterMeans'),
    note: t('laterNote'),
    confirmed: () => t('laterConfirmed'),
    owner: t('laterOwner'),
    open: t('laterOpen'),
    backTo: t('laterBackTo'),
  }
}

function card(t: GroupText<'payment'>, provider: string): PaymentWords {
  return {
    name: t('cardName'),
    means: t('cardMeans'),
    note: t('cardNote', { provider }),
    behind: { title: t('cardBehindTitle', { provider }), text: t('cardBehindText', { provider }) },
    confirmed: () => t('cardConfirmed'),
    owner: t('cardOwner'),
    open: t('cardOpen'),
    backTo: t('cardBackTo'),
    privacy: t('cardPrivacy', { provider }),
  }
}
