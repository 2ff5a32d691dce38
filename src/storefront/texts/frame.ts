/** Texts of what stands on every page. */
import { messages } from '#messages/frame'
import { groupTexts } from './group-texts.ts'

export const { useText: useFrameText, browserText: frameText, headText: frameHeadText } = groupTexts('frame', messages)
