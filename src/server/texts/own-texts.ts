/** An owner's own words: `texts/<language>.json` beside `shop.json`, one text a key, in the place of the shop's (docs/texts.md). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { en } from '#texts/en.ts'
import { compiled } from '#texts/make-pack.ts'
import type { Group, Language } from '#texts/text-pack.ts'
import { valueNames } from '#texts/value-names.ts'

/** Every problem of a file, one a line: `texts/de.json: frame.home: ...`. */
export class OwnTextsError extends Error {
  override name = 'OwnTextsError'
}

const file = z.record(z.string(), z.unknown())

/**
 * The words in the file of a language; undefined where there is none.
 * @throws {OwnTextsError} when it cannot be read or is wrong
 */
export async function readOwnTexts(folder: string, tag: string): Promise<Language | undefined> {
  const label = `texts/${tag}.json`
  let content: string
  try {
    content = await readFile(path.join(folder, `${tag}.json`), 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return undefined
    throw new OwnTextsError(`${label}: cannot be read (${String(code)})`)
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch (error) {
    throw new OwnTextsError(`${label}: is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return ownTextsFrom(parsed, label)
}

/** @throws {OwnTextsError} naming each wrong key */
export function ownTextsFrom(input: unknown, label: string): Language {
  const { success, data } = file.safeParse(input)
  if (!success || Array.isArray(input)) throw new OwnTextsError(`${label}: must be an object of keys and texts`)
  const texts: Record<string, Record<string, string>> = {}
  const problems: string[] = []
  for (const [address, own] of Object.entries(data)) {
    const problem = problemOf(address, own)
    if (problem !== null) problems.push(`${label}: ${address}: ${problem}`)
    else {
      const { group, key } = keyOf(address)
      texts[group] = { ...texts[group], [key]: String(own) }
    }
  }
  if (problems.length > 0) throw new OwnTextsError(problems.join('\n'))
  return texts
}

function keyOf(address: string): { group: string; key: string } {
  const [group = '', key = ''] = address.split('.', 2)
  return { group, key }
}

function englishOf(address: string): string | undefined {
  const { group, key } = keyOf(address)
  if (!Object.hasOwn(en, group) || address !== `${group}.${key}`) return undefined
  const texts: Readonly<Record<string, string>> = en[group as Group]
  return Object.hasOwn(texts, key) ? texts[key] : undefined
}

function problemOf(address: string, own: unknown): string | null {
  const english = englishOf(address)
  if (english === undefined) return 'is no key of a text'
  if (typeof own !== 'string') return `must be a text such as ${JSON.stringify(english)}`
  try {
    const known = valueNames(compiled(english))
    const unknown = [...valueNames(compiled(own))].filter((name) => !known.has(name))
    return unknown.length === 0 ? null : `{${unknown[0]}} is not known here, ${knownValues(known)}`
  } catch (error) {
    return `is no text: ${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]}`
  }
}

function knownValues(known: ReadonlySet<string>): string {
  return known.size === 0 ? 'nothing is' : `only ${[...known].map((name) => `{${name}}`).join(', ')}`
}
