/** What a message has to be given, read off the compiled message: for messages that no compiler of types has seen. */
import type { CompiledMessage } from './text.ts'

/** The names of a message's values, those in its branches as well. */
export function valueNames(message: CompiledMessage): Set<string> {
  const names = new Set<string>()
  if (typeof message === 'string') return names
  for (const token of message) {
    if (!Array.isArray(token)) continue
    const [name, , branches] = token as [name: string, type?: string, branches?: unknown]
    names.add(name)
    if (typeof branches !== 'object') continue
    for (const branch of Object.values(branches ?? {})) {
      if (Array.isArray(branch)) for (const inner of valueNames(branch)) names.add(inner)
    }
  }
  return names
}
