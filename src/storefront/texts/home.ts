/** Texts of home. */
import { messages } from '#messages/home'
import { groupTexts } from './group-texts.ts'

export const { useText: useHomeText, browserText: homeText, headText: homeHeadText } = groupTexts('home', messages)
