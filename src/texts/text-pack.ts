/** All texts of one language, group by group: what the server draws pages and writes mails with. */
import type { en } from './en.ts'
import type { PlainKey, Text } from './text.ts'

type English = typeof en
export type Group = keyof English

/** The groups that pages need in the browser: a module each, which a page names by `#messages/<group>`. */
export const PAGE_GROUPS = [
  'cart',
  'checkout',
  'frame',
  'home',
  'lists',
  'order',
  'pages',
  'payment',
  'product',
  'review',
  'saved',
  'search',
] as const satisfies readonly Group[]
export type PageGroup = (typeof PAGE_GROUPS)[number]

/** A language as it is written: keys that it lacks are English. */
export type Language = { readonly [G in Group]?: Partial<Record<keyof English[G], string>> }

/** The keys of a group's texts without values, for tables of data that hold them. */
export type KeyOf<G extends Group> = PlainKey<English[G]>

export type GroupText<G extends Group> = Text<English[G]>

export interface TextPack {
  /** Tells packs apart that differ in language or in an owner's words. */
  id: string
  /** BCP 47. */
  locale: string
  texts: { readonly [G in Group]: GroupText<G> }
  /** Where browsers find the module of each group. */
  addresses: Readonly<Record<PageGroup, string>>
  /** Those modules: file name -> JavaScript. */
  modules: ReadonlyMap<string, string>
}
