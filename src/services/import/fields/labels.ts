/** Texts on one line as an import keeps them, and what of any text can be stored. */
import { isHarmfulLine, withoutHarmInLine } from '#domain/catalogue/product/harmful-characters.ts'
import { describeValue, type ImportIssues } from '../issues.ts'

/** White space that is not one space between two words. */
const UNTIDY = /\s\s|[^\S ]|^\s|\s$/

export const CLEANED = 'has control characters; they are left out'

export function readLabel(value: unknown, path: string, max: number, issues: ImportIssues): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') {
    issues.expected(path, 'a text', value)
    return undefined
  }
  const label = tidied(text)
  if (label === '' || !isStorable(label, path, max, issues)) return undefined
  if (!isHarmfulLine(label)) return label
  issues.warning(path, CLEANED)
  return tidied(withoutHarmInLine(label)) || undefined
}

export function tidied(text: string): string {
  return UNTIDY.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}

/** PostgreSQL cannot store NUL, and half a character would not come back as it went in. */
export function isStorable(text: string, path: string, max: number, issues: ImportIssues): boolean {
  if (text.length > max) issues.error(path, `must have at most ${max} characters, got ${text.length}`)
  else if (text.includes('\0')) issues.error(path, `must not contain a NUL character, got ${describeValue(text)}`)
  else if (!text.isWellFormed()) issues.error(path, `must be well-formed Unicode, got ${describeValue(text)}`)
  else return true
  return false
}
