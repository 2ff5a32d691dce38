/** Texts of search. */
import { messages } from '#messages/search'
import { groupTexts } from './group-texts.ts'

export const {
  useText: useSearchText,
  browserText: searchText,
  headText: searchHeadText,
} = groupTexts('search', messages)
