/** Texts of cart. */
import { messages } from '#messages/cart'
import { groupTexts } from './group-texts.ts'

export const { useText: useCartText, browserText: cartText, headText: cartHeadText } = groupTexts('cart', messages)
