/** Texts of saved. */
import { messages } from '#messages/saved'
import { groupTexts } from './group-texts.ts'

export const { useText: useSavedText, browserText: savedText, headText: savedHeadText } = groupTexts('saved', messages)
