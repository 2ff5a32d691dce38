/** The promotion code that the shopper has entered, in the cart or at the checkout; '' once she has taken it off. */
import { visitChoice } from './visit-choice.ts'

export const { choose: choosePromotion, useChoice: usePromotionChoice } = visitChoice('vitrine.code')
