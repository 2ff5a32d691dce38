/** The texts of the office: the owner's, apart from the shoppers', of which every language has all. English so far. Server only. */
import { messages as frame } from './en/office.ts'
import { messages as orders } from './en/office-orders.ts'
import { compileGroup, textModule } from './make-pack.ts'
import { makeText, type PlainKey, type Text } from './text.ts'

/** All of it, page by page: no two may use a key. */
export const officeMessages = { ...frame, ...orders }
type OfficeMessages = typeof officeMessages

export type OfficeText = Text<OfficeMessages>
/** The keys of texts without values, for tables of data that hold them. */
export type OfficeKey = PlainKey<OfficeMessages>

export interface OfficePack {
  /** BCP 47. */
  locale: string
  text: OfficeText
  /** What the office's code imports its texts by -> where browsers find them. */
  imports: Readonly<Record<string, string>>
  /** Those modules: file name -> JavaScript. */
  modules: ReadonlyMap<string, string>
}

const LOCALE = 'en'

export function makeOfficePack(): OfficePack {
  const compiled = compileGroup('office', officeMessages)
  const { file, code, address } = textModule('office', LOCALE, compiled)
  return {
    locale: LOCALE,
    text: makeText(LOCALE, compiled),
    imports: { '#messages/office': address },
    modules: new Map([[file, code]]),
  }
}
