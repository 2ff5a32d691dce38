/** Every language says all that English says: each key, with its values, marked words, numbers and choices. */
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { LANGUAGES } from './languages.ts'
import { compiled, makePack } from './make-pack.ts'
import type { CompiledMessage } from './text.ts'
import { valueNames } from './value-names.ts'

type Written = Readonly<Record<string, Readonly<Record<string, string>>>>
type Chosen = [name: string, type: string, branches: Record<string, CompiledMessage | undefined>]

/** English texts that another language says by the same letters. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ar: ['Vimeo'],
  de: ['(optional)', 'Code', 'Code {code}', 'Cookies', 'Filter', 'Name', 'Shops', 'Vimeo', 'in', 'in {size}'],
  es: ['Cookies', 'Min', 'Subtotal', 'Total', 'Vimeo', '{hours} h {minutes} min', '{minutes} min', '{moment} UTC'],
  fr: [
    'Code',
    'Code {code}',
    'Cookies',
    'Date',
    'Description',
    'E-mail',
    'Menu',
    'Messages {keys}',
    'Min',
    'Page',
    'Pagination',
    'Pause',
    'Province',
    'Sec',
    'Suggestions',
    'Total',
    'Vimeo',
    '{hours} h {minutes} min',
    '{minutes} min',
    '{moment} UTC',
  ],
}

const english: Written = en
const allTexts = Object.entries(english).flatMap(([group, messages]) =>
  Object.entries(messages).map(([key, message]) => ({ group, key, message })),
)

const isChosen = (token: unknown): token is Chosen => Array.isArray(token) && typeof token[2] === 'object'

// Beside the branches of a plural stands its `offset`, without a value in most.
const branchesOf = ([, , branches]: Chosen) => Object.values(branches).filter((branch) => branch !== undefined)

/** Each plural and each choice of a message, those within branches as well. */
function choices(message: CompiledMessage): Chosen[] {
  if (typeof message === 'string') return []
  return message
    .filter((token) => isChosen(token))
    .flatMap((token) => [token, ...branchesOf(token).flatMap((branch) => choices(branch))])
}

/** All that a message may say, a value as its name: one for each way through its branches. */
function sayings(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [message]
  return message.reduce<string[]>(
    (said, token) => {
      const ends = isChosen(token)
        ? branchesOf(token).flatMap((branch) => sayings(branch))
        : [typeof token === 'string' ? token : `{${String(Array.isArray(token) ? token[0] : token)}}`]
      return said.flatMap((start) => ends.map((end) => start + end))
    },
    [''],
  )
}

const MARKED = /<(\d)>.*?<\/\1>/gs

/** The numbers of a saying's marked words, in the order of numbers; one that is not closed, or closed by another, is no number. */
function marks(said: string): string {
  const stray = said.replaceAll(MARKED, '').match(/<\/?\d>/g) ?? []
  return [...[...said.matchAll(MARKED)].map(([, number = '']) => number), ...stray].toSorted().join(' ')
}

/** Without its values and marks; a text that has no word left is the same everywhere. */
const hasWords = (message: string) =>
  sayings(compiled(message)).some((said) => /\p{L}/u.test(said.replaceAll(/\{\w+\}|<\/?\d>/g, '')))

describe.each(Object.entries(LANGUAGES).filter(([tag]) => tag !== 'en'))('%s', (tag, language) => {
  const written = language as Written
  const textOf = (group: string, key: string) => written[group]?.[key] ?? ''

  it('has every group and key, in the order of the English pack', () => {
    expect(Object.keys(written)).toEqual(Object.keys(english))
    for (const [group, messages] of Object.entries(english)) {
      expect([group, ...Object.keys(written[group] ?? {})]).toEqual([group, ...Object.keys(messages)])
    }
    expect(allTexts.filter(({ group, key }) => textOf(group, key).trim() === '')).toEqual([])
  })

  it('can be put together', () => {
    expect(() => makePack(tag, language)).not.toThrow()
  })

  it('has the values of the English texts', () => {
    const namesOf = (message: string) => [...valueNames(compiled(message))].toSorted()
    for (const { group, key, message } of allTexts) {
      expect([group, key, namesOf(textOf(group, key))]).toEqual([group, key, namesOf(message)])
    }
  })

  it('marks words where English does, whichever branch is said', () => {
    for (const { group, key, message } of allTexts) {
      const [first = ''] = sayings(compiled(message))
      for (const said of sayings(compiled(textOf(group, key)))) {
        expect([group, key, said, marks(said)]).toEqual([group, key, said, marks(first)])
      }
    }
  })

  it('begins and ends with a space where English does', () => {
    const edges = (message: string) => [message.startsWith(' '), message.endsWith(' ')]
    const different = allTexts.filter(
      ({ group, key, message }) => edges(textOf(group, key)).join() !== edges(message).join(),
    )
    expect(different).toEqual([])
  })

  it('has a branch for every number of the language, and for every choice of the English texts', () => {
    const numbers = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    for (const { group, key, message } of allTexts) {
      const selects = choices(compiled(message)).filter(([, type]) => type === 'select')
      for (const [name, type, branches] of choices(compiled(textOf(group, key)))) {
        const needed =
          type === 'plural' ? numbers : selects.flatMap(([of, , ours]) => (of === name ? Object.keys(ours) : []))
        const missing = needed.filter((branch) => !Object.hasOwn(branches, branch))
        expect([group, key, name, ...missing]).toEqual([group, key, name])
      }
    }
  })

  it('leaves nothing in English but what is the same word', () => {
    const left = allTexts
      .filter(({ group, key, message }) => textOf(group, key) === message && hasWords(message))
      .map(({ message }) => message)
    expect([...new Set(left)].toSorted()).toEqual(SAME[tag])
  })
})
