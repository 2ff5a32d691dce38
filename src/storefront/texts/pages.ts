/** Texts of pages. */
import { messages } from '#messages/pages'
import { groupTexts } from './group-texts.ts'

export const { useText: usePagesText, browserText: pagesText, headText: pagesHeadText } = groupTexts('pages', messages)
