/** The English pack: the specification's words, and the keys that every other language has as well. */
import { messages as frame } from './en/frame.ts'

export const en = { frame } as const
