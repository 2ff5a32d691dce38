/** What the description of `shop.json` says of one of its fields. */

export interface ShopField {
  /** One sentence or two for an owner, in Markdown without links. */
  means: string
  /** A value that is accepted. */
  example: unknown
}
