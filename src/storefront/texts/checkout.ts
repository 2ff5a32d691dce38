/** Texts of checkout. */
import { messages } from '#messages/checkout'
import { groupTexts } from './group-texts.ts'

export const {
  useText: useCheckoutText,
  browserText: checkoutText,
  headText: checkoutHeadText,
} = groupTexts('checkout', messages)
