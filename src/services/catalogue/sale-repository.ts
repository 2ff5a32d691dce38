/** What a database knows of the moments at which reductions begin and end. */

export interface SaleRepository {
  /** The last moment up to `at` at which a reduction of any product begins or ends, and the first one after it; null where there is none. */
  moments(at: Date): Promise<{ last: Date | null; next: Date | null }>
  /** The products of which a reduction begins or ends behind `after` and not behind `upTo`, at most `most` of them. */
  turned(after: Date, upTo: Date, most: number): Promise<string[]>
}
