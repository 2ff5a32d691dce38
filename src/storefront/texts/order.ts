/** Texts of order. */
import { messages } from '#messages/order'
import { groupTexts } from './group-texts.ts'

export const { useText: useOrderText, browserText: orderText, headText: orderHeadText } = groupTexts('order', messages)
