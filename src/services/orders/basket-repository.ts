/** What the counting of goods that are bought together needs of a database: orders as baskets. */

/** The products of one order, each once, in the order of its lines. */
export interface Basket {
  number: string
  /** The mailbox that it came from, as `emailKey` gives it. */
  mailbox: string
  products: readonly string[]
  cancelled: boolean
}

export interface BasketRepository {
  /** Hands over the newest `most` orders but the cancelled ones, oldest first, in pieces between which others get their turn. */
  each(most: number, take: (baskets: readonly Basket[]) => void): Promise<void>
  /** The orders that were placed or cancelled after the change `sequence`, and the newest change that this has looked at. */
  since(sequence: number): Promise<{ sequence: number; baskets: Basket[] }>
}
