/** Texts of product. */
import { messages } from '#messages/product'
import { groupTexts } from './group-texts.ts'

export const {
  useText: useProductText,
  browserText: productText,
  headText: productHeadText,
} = groupTexts('product', messages)
