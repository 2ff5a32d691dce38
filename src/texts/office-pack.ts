/** The texts of the office: the owner's, apart from the shoppers', of which every language has all. English so far. Server only. */
import { messages } from './en/office.ts'
import { compileGroup, textModule } from './make-pack.ts'
import { makeText, type PlainKey, type Text } from './text.ts'

export type OfficeText = Text<typeof messages>
/** The keys of texts without values, for tables of data that hold them. */
export type OfficeKey = PlainKey<typeof messages>

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
  const compiled = compileGroup('office', messages)
  const { file, code, address } = textModule('office', LOCALE, compiled)
  return {
    locale: LOCALE,
    text: makeText(LOCALE, compiled),
    imports: { '#messages/office': address },
    modules: new Map([[file, code]]),
  }
}
