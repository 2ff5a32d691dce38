/** Texts of how one pays. */
import { messages } from '#messages/payment'
import { groupTexts } from './group-texts.ts'

export const {
  useText: usePaymentText,
  browserText: paymentGroupText,
  headText: paymentHeadText,
} = groupTexts('payment', messages)
