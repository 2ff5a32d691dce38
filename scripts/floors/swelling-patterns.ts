/** Finds regular expressions whose work grows with the square of a text: they begin anew at each place of a run that they cannot use. */
import { parseSync } from 'vite'

/** Something repeated without bound at the very beginning, and what has to come after it. */
const BEGINS_WITH_RUN =
  /^(?:\((?:\?:)?)*(?!\^|\(\?)(?:\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[(])(?:\+|\*|\{\d+,\})\??\)*(.*)$/su

/** `[ ]+$` swells, since it tries from every blank of a long run; `(?<! )[ ]+$`, `^[ ]+x` and `[ ]+` do not. */
export function isSwelling(pattern: string, flags: string): boolean {
  const rest = BEGINS_WITH_RUN.exec(pattern)?.[1]
  return rest !== undefined && rest !== '' && !flags.includes('y')
}

interface Pattern {
  pattern: string
  flags: string
}

/** Every regular expression that stands in a source. */
export function patternsOf(file: string, source: string): Pattern[] {
  const found: Pattern[] = []
  function look(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('regex' in value && 'type' in value && value.type === 'Literal') {
      if (isPattern(value.regex)) found.push(value.regex)
      return
    }
    for (const [key, one] of Object.entries(value)) if (key !== 'parent') look(one)
  }
  look(parseSync(file, source).program)
  return found
}

function isPattern(value: unknown): value is Pattern {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value
}
