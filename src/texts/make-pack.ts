/** Makes a language ready for use: what it lacks is English, an owner's words stand before both, messages are compiled once. Server only. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { hash } from 'node:crypto'
import { en } from './en.ts'
import { makeText, type CompiledMessage, type CompiledMessages } from './text.ts'
import { PAGE_GROUPS, type Group, type GroupText, type Language, type PageGroup, type TextPack } from './text-pack.ts'

const GROUPS = Object.keys(en) as Group[]

/** Where modules of texts lie, beside the build's own. */
const FOLDER = '/assets/'

/** A message as browsers take it. @throws {Error} where it is no ICU MessageFormat */
export function compiled(message: string): CompiledMessage {
  if (!/[{}'#]/.test(message)) return message
  const tokens = compileMessageOrThrow(message)
  const plain = tokens.every((token): token is string => typeof token === 'string') ? tokens.join('') : null
  return plain === null || plain.includes('{') ? tokens : plain
}

/** @throws {Error} with the key of a message that is no ICU MessageFormat. */
export function compileGroup(group: string, ...layers: readonly (Readonly<Record<string, string>> | undefined)[]) {
  const messages: Record<string, string> = Object.assign({}, ...layers)
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, compiled(message)] as const
      } catch (error) {
        throw new Error(`The text ${group}.${key} cannot be read: ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}

/** A group as browsers fetch it. */
export function textModule(group: string, locale: string, messages: CompiledMessages) {
  const code = `export const messages=${JSON.stringify(messages)}`
  const file = `texts-${group}-${locale}-${hash('sha256', code, 'base64url').slice(0, 8)}.js`
  return { file, code, address: FOLDER + file }
}

/**
 * `own` are an owner's words, in the place of the language's.
 * @throws {Error} naming the key of a message that is no ICU MessageFormat.
 */
export function makePack(locale: string, language: Language = {}, own: Language = {}): TextPack {
  const messages = new Map<Group, CompiledMessages>(
    GROUPS.map((group) => [group, compileGroup(group, en[group], language[group], own[group])]),
  )
  const modules = new Map<string, string>()
  const addresses = Object.fromEntries(
    PAGE_GROUPS.map((group) => {
      const { file, code, address } = textModule(group, locale, messages.get(group) ?? {})
      modules.set(file, code)
      return [group, address]
    }),
  ) as Record<PageGroup, string>
  const texts = Object.fromEntries(
    [...messages].map(([group, compiledMessages]) => [group, makeText(locale, compiledMessages)]),
  ) as { [G in Group]: GroupText<G> }
  const id = hash('sha256', locale + JSON.stringify([...messages]), 'base64url').slice(0, 8)
  return { id, locale, texts, addresses, modules }
}
