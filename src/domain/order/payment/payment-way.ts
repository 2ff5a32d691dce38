/** What the shop knows of a way to pay without asking its provider: what it can do, and how it is spoken of. */
import type { Minor } from '#domain/money/minor.ts'

export interface PaymentWay<Id extends string = string> {
  /** As the API, files and the database name it. */
  id: Id
  /**
   * Null where the goods leave first and the money follows by itself. Otherwise the order is paid on a page of the provider's before anything is
   * packed: it is given up when its time is up, and what was paid goes back over the same provider.
   */
  hosted: {
    /** Who tells the shop how a payment stands. */
    from: string
    /** The header that carries the signature of what is told, in lower case. */
    signatureHeader: string
  } | null
  /** Drawn on product pages, in this order. */
  means: readonly ('card' | 'invoice' | 'cash' | 'bank')[]
  /** A kind whose words every language has, or words of its own. */
  words: 'later' | 'card' | PaymentWords
}

export interface PaymentWords {
  /** On orders: `Card`. */
  name: string
  /** The same with how it goes, where all ways are named: `Pay later by invoice or on delivery`. */
  means: string
  /** Below its name at the checkout. */
  note: string
  /** What happens behind Place order, once it is chosen. */
  behind?: { title: string; text: string }
  /** In the confirmation, as sentences; `total` is what the order costs. */
  confirmed: (order: { number: string; total: Minor }) => string
  /** To the owner, as a part of a sentence: `paid by card`. */
  owner: string
  /** While it is open, behind "not paid yet": `by invoice or on delivery`. */
  open: string
  /** Where money goes back: `to your card`. */
  backTo: string
  /** A paragraph of the privacy page about what the provider learns. */
  privacy?: string
}
