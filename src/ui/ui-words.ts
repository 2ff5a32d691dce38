/** The few words that parts themselves say; a front gives them, in its page's language. */
import { createContext, use } from 'react'

export interface UiWords {
  close: string
  /** Empties a field. */
  clear: string
  /** Behind the label of a field that must be filled in, and of one that need not. */
  required: string
  optional: string
  lowest: string
  highest: string
  /** Beside digits of a countdown. */
  units: { days: string; hours: string; minutes: string; seconds: string }
  /** "4.7 out of 5 stars". */
  stars: (rating: number) => string
  /** Names of a stepper and of its buttons; `subject` is what is counted. */
  quantity: (subject?: string) => { group: string; less: string; more: string }
}

export const UiWordsContext = createContext<UiWords | undefined>(undefined)

/** Throws outside of a front that gives words. */
export function useUiWords(): UiWords {
  const words = use(UiWordsContext)
  if (!words) throw new Error('A part was drawn outside of UiWordsContext')
  return words
}
