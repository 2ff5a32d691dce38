/** Owns the form of postcodes in the countries that most parcels go to. */

/** Countries whose postcodes are digits alone: how many, and one as it is written there. */
const DIGITS: Readonly<Record<string, readonly [digits: number, example: string]>> = {
  AT: [4, '1010'],
  AU: [4, '2000'],
  BE: [4, '1000'],
  BG: [4, '1000'],
  BR: [8, '01310-100'],
  CH: [4, '8001'],
  CN: [6, '100000'],
  CZ: [5, '110 00'],
  DE: [5, '10115'],
  DK: [4, '1050'],
  EE: [5, '10111'],
  ES: [5, '28001'],
  FI: [5, '00100'],
  FR: [5, '75001'],
  GR: [5, '104 31'],
  HR: [5, '10000'],
  HU: [4, '1051'],
  ID: [5, '10110'],
  IN: [6, '110001'],
  IT: [5, '00118'],
  JP: [7, '100-0001'],
  KR: [5, '03051'],
  LT: [5, '01100'],
  LU: [4, '1111'],
  LV: [4, '1010'],
  MX: [5, '01000'],
  MY: [5, '50000'],
  NO: [4, '0010'],
  NZ: [4, '6011'],
  PH: [4, '1000'],
  PL: [5, '00-001'],
  PT: [7, '1000-001'],
  RO: [6, '010011'],
  SE: [5, '111 20'],
  SG: [6, '018956'],
  SI: [4, '1000'],
  SK: [5, '811 01'],
  TH: [5, '10100'],
  TR: [5, '34000'],
  UA: [5, '01001'],
  US: [5, '10001'],
  ZA: [4, '2000'],
}

/** Countries whose postcodes have letters, without white space. */
const LETTERS: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  CA: [/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, 'K1A 0B1'],
  GB: [/^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/, 'SW1A 1AA'],
  IE: [/^[A-Z]\d[\dW][A-Z\d]{4}$/, 'D02 AF30'],
  NL: [/^[1-9]\d{3}[A-Z]{2}$/, '1012 AB'],
}

export type PostcodeLabel = 'fieldPostcode' | 'fieldZip'

/** What is wrong with a postcode; `zip` where it is called so. */
export type PostcodeProblem = { zip: boolean } & (
  | { kind: 'postcodeForm'; example: string }
  | { kind: 'postcodeSigns'; digits: number; example: string }
  | { kind: 'postcodeDigits'; digits: number; typed: number }
)

/** What a shopper in a country calls it, as the key of its text. */
export function postcodeLabel(country: string): PostcodeLabel {
  return country === 'US' ? 'fieldZip' : 'fieldPostcode'
}

/** What is wrong with a postcode in a country (ISO code), or null; unknown forms are taken as they are. Usability 41. */
export function postcodeProblem(country: string, text: string): PostcodeProblem | null {
  const zip = country === 'US'
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  const letters = LETTERS[country]
  if (letters) return letters[0].test(compact) ? null : { kind: 'postcodeForm', zip, example: letters[1] }
  const row = DIGITS[country]
  if (!row) return null
  const [digits, example] = row
  // Some write the country before it: D-10115, LV-1010.
  const figures = compact.replace(/^[A-Z]{1,2}(?=\d)/, '')
  if (!/^\d+$/.test(figures)) return { kind: 'postcodeSigns', zip, digits, example }
  if (figures.length === digits || (zip && figures.length === 9)) return null
  return { kind: 'postcodeDigits', zip, digits, typed: figures.length }
}

/** Whether a postcode is typed with digits alone, so that a phone may offer its keypad. Usability 40. */
export function isNumericPostcode(country: string): boolean {
  return /^\d+$/.test(DIGITS[country]?.[1] ?? '')
}
