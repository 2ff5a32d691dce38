/** The way of shipping chosen in the cart; of nothing chosen, the domain says what is meant (spec 4.13). */
import { visitChoice } from './visit-choice.ts'

export const { choose: chooseShipping, useChoice: useShippingChoice } = visitChoice('vitrine.shipping')
