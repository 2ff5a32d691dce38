/** Texts of lists. */
import { messages } from '#messages/lists'
import { groupTexts } from './group-texts.ts'

export const { useText: useListsText, browserText: listsText, headText: listsHeadText } = groupTexts('lists', messages)
