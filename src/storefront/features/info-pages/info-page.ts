/** What a short page of the pages area is made of. */

export interface InfoSection {
  title: string
  paragraphs?: readonly string[]
  /** Facts as pairs of a name and what holds for it. */
  facts?: readonly { name: string; value: string }[]
  /** Short points in any order. */
  points?: readonly string[]
}

export interface InfoAction {
  label: string
  to: string
}

export interface InfoPage {
  slug: string
  title: string
  /** One sentence under the heading; also the description for search engines. */
  lead: string
  /** In few words, what there is not yet; the page says what can be done meanwhile. */
  closed?: string
  /** Shows the newest products below. */
  withNewest?: boolean
  sections: readonly InfoSection[]
  /** Where to go on from here; the first is the main one. */
  actions: readonly InfoAction[]
}
