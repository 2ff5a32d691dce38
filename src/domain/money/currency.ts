/** Owns what is known of a currency: its ISO 4217 code and how far its unit is divided. */

export interface Currency {
  /** ISO 4217, three capitals. */
  code: string
  /** Decimals of its smallest unit, 0 to 3: two for the dollar, none for the yen. */
  digits: number
}

export const USD: Currency = { code: 'USD', digits: 2 }

/** As ISO 4217 has it; what divides its unit by five, as the ariary, has no decimals here. All others have two. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

/** Codes of ISO 4217 that no goods are priced in: funds, metals, tests, and units of four decimals. */
const NO_MONEY = 'BOV CHE CHW CLF COU MXV USN UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'

/** Decimals of a currency by its code; two where nothing else is known. */
function digitsOf(code: string): number {
  const special = Object.entries(DIGITS).find(([, codes]) => codes.split(' ').includes(code))
  return special ? Number(special[0]) : 2
}

/** A currency by its code. */
export function currencyOf(code: string): Currency {
  return { code, digits: digitsOf(code) }
}

/** Whether goods can be priced in what a code of ISO 4217 stands for. */
export function isPricedIn(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && !NO_MONEY.split(' ').includes(code)
}

/** Minor units of one whole unit: 100 for a currency of two digits. */
export function minorPerUnit({ digits }: Currency): number {
  return 10 ** digits
}
