/** What the count of searches needs of a database. */

/** How often something was searched for. */
export interface SearchTally {
  /** In the form of the domain's `countedText`; '' for all that is not counted by itself. */
  text: string
  /** Searches with a result, and without one. */
  found: number
  missed: number
}

/** The same over several days. */
export interface SearchTotal extends SearchTally {
  /** Days on which it was searched for, and the last of them as 2026-03-01. */
  days: number
  last: string
}

export interface SearchDay {
  /** In UTC, as 2026-03-01. */
  day: string
  found: number
  missed: number
}

export interface SearchCountRepository {
  /**
   * Adds to the counts of a day, in one transaction, and takes away the days before `keepFrom`. Of one day `most` texts are counted by
   * themselves: beyond them a text takes the place of the rarest one where it comes more often, and the others are counted as ''.
   */
  add(day: string, tallies: readonly SearchTally[], limits: { most: number; keepFrom: string }): Promise<void>
  /** The days since `from`, latest first. */
  days(from: string): Promise<SearchDay[]>
  /**
   * Totals since `from`, most searched for first; '' is one of them. `without` keeps those that found nothing at times, most misses first;
   * `fewestDays` and `fewest` those that were searched for, with a result, on so many days and so often.
   */
  totals(from: string, options: SearchTotalOptions): Promise<SearchTotal[]>
}

export interface SearchTotalOptions {
  limit: number
  without?: boolean
  fewestDays?: number
  fewest?: number
}
