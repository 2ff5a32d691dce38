/** What a text is: a message by its key in one language, with typed values. Messages are written as ICU MessageFormat (docs/texts.md). */
import { type MessageDescriptor, setupI18n } from '@lingui/core'

/** The messages of one group as they are written, key -> ICU message. */
export type Messages = Readonly<Record<string, string>>

/** A message as the page gets it: a plain text, or the tokens of one that has values. */
export type CompiledMessage = string | readonly unknown[]
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>

type FirstWord<S extends string> = S extends `${infer Head}}${string}`
  ? Head extends `${infer Word},${string}`
    ? Word
    : Head
  : never

/** What stands before a branch of a plural. */
type Branch = `${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'} `

/** The names in braces; what stands in branches (`{# pieces}`, `{Later}`) is none. */
type Names<S extends string> = S extends `${infer Before}{${infer Rest}`
  ? (Before extends `${string}${Branch}` ? never : ValueName<FirstWord<Rest>>) | Names<Rest>
  : never

type ValueName<Word extends string> = Word extends `${string} ${string}` | `${string}#${string}` | Capitalize<Word>
  ? never
  : Word

/** What a message has to be given; none for a plain text. */
export type ValuesOf<S extends string> = [Names<S>] extends [never]
  ? []
  : [values: { readonly [Name in Names<S>]: string | number }]

/** The keys of texts that need no values. */
export type PlainKey<G extends Messages> = {
  [K in keyof G & string]: ValuesOf<G[K]> extends [] ? K : never
}[keyof G & string]

/** The text of a key. A number is written as its language writes numbers where the message says so (`#`, `{n, number}`). */
export interface Text<G extends Messages> {
  <K extends keyof G & string>(key: K, ...values: ValuesOf<G[K]>): string
  /** BCP 47. */
  readonly locale: string
}

/**
 * The texts of one group in one language (BCP 47). Compiled messages are what it is made for; as they are written they are understood
 * where nothing is built: in tests, and while developing.
 */
export function makeText<G extends Messages>(locale: string, messages: CompiledMessages): Text<G> {
  const i18n = setupI18n({
    locale,
    messages: { [locale]: messages as Record<string, NonNullable<MessageDescriptor['message']>> },
  })
  const text = <K extends keyof G & string>(key: K, ...[values]: ValuesOf<G[K]>): string => {
    const message = messages[key]
    // Most have no values: nothing is to be put together then.
    return typeof message === 'string' && !message.includes('{') ? message : i18n._(key, values)
  }
  return Object.assign(text, { locale })
}
