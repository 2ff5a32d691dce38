/** Owns what is known of a currency: its ISO 4217 code and how far its unit is divided. */

export interface Currency {
  /** ISO 4217, three capitals. */
  code: string
  /** Decimals of its smallest unit, 0 to 3: two for the dollar, none for the yen. */
  digits: number
}

export const USD: Currency = { code: 'USD', digits: 2 }

/** Minor units of one whole unit: 100 for a currency of two digits. */
export function minorPerUnit({ digits }: Currency): number {
  return 10 ** digits
}
