/** How a text becomes words that can be compared: folded, cut at hyphens, units put into one form, plurals taken off. */

/** Words that say nothing about a product. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by for from he her him his in is it its me my of on or our she that the their them this to us with you your'.split(
    ' ',
  ),
)

/** Code units of a term at most. */
const LONGEST_TERM = 64

const UNIT_NAMES: Readonly<Record<string, string>> = {
  '"': 'in',
  inch: 'in',
  inche: 'in',
  carat: 'ct',
  gram: 'g',
  hour: 'h',
  hr: 'h',
  watt: 'w',
  litre: 'l',
  liter: 'l',
  millilitre: 'ml',
  milliliter: 'ml',
  gigabyte: 'gb',
  terabyte: 'tb',
}

// A number begins where no digit stands before, so that a long one is looked at once.
const UNITS =
  /(?<!\d)(\d+(?:[.,]\d+)?)[\s-]*(?:("|'')|(inches|inch|ins?(?!\s*\d)|ml|millilit(?:er|re)s?|cl|lit(?:er|re)s?|l|kg|grams?|g|gb|gigabytes?|tb|terabytes?|mb|mm|cm|carats?|ct|watts?|w|mah|hz|hours?|hrs?|h)(?![\p{L}\p{N}]))/gu

const WORD = /\d+(?:\.\d+)?\p{L}*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Letters that Unicode does not take apart, as those write them who cannot type them; Arabic ones in the form that all spellings share. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ...{ ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ـ: '' },
}
const UNPLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')

/** Digits of Arabic and Persian by their place. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Lower case without accents, marks and apostrophes; characters that only look different are made the same. */
export function fold(text: string): string {
  // Plain letters are by far the most; they have nothing to be taken apart.
  if (/^[\x20-\x26\x28-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .replace(/[\u2033\u201c\u201d\u201e]/g, '"')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['\u2019\u02bc](?!')/g, '')
    .toLowerCase()
    .replace(UNPLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** The words of a text that have an umlaut, as those write them who have no such key: `Groesse` for `Größe`. */
export function spelledOut(text: string): string {
  // A mark of its own makes an umlaut of the letter before it.
  if (!/[ÄÖÜäöü]|\u0308/.test(text)) return ''
  const words = text.normalize('NFC').match(/\p{L}*[ÄÖÜäöü]\p{L}*/gu) ?? []
  return words.join(' ').replace(/[ÄÖÜäöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
}

/** `14"`, `14 inch` and `14-inch` are all `14in`; usability 5. */
function joinUnits(folded: string): string {
  if (!/\d/.test(folded)) return folded
  return folded.replace(UNITS, (_, number: string, mark: string | undefined, name: string | undefined) => {
    const unit = mark === undefined ? (name ?? '') : '"'
    const single = unit.length > 2 ? unit.replace(/s$/, '') : unit
    return ` ${number.replace(',', '.')}${UNIT_NAMES[single] ?? single} `
  })
}

/** The words of a text as they stand, hyphenated ones in one piece; stop words are left out. */
export function rawWords(text: string): string[] {
  return (joinUnits(fold(text)).match(WORD) ?? []).filter((word) => !STOP_WORDS.has(word))
}

/** Everything that a text can be found by: words, the parts of hyphenated ones and those written together, numbers without their unit. */
export function indexWords(text: string): string[] {
  const found: string[] = []
  for (const word of rawWords(text)) {
    if (isDigit(word.charCodeAt(0))) {
      const number = /^(\d+(?:\.\d+)?)\p{L}+$/u.exec(word)?.[1]
      if (number !== undefined) {
        found.push(word, number)
        continue
      }
    }
    if (word.includes('-')) found.push(word.replaceAll('-', ''), ...wordParts(word))
    else found.push(word)
  }
  return found
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** The parts of a hyphenated word; stop words among them are left out. */
export function wordParts(word: string): string[] {
  return word.split('-').filter((part) => part !== '' && !STOP_WORDS.has(part))
}

/** What stands in the dictionary for a word: its stem, of a very long word the beginning. */
export function termOf(word: string): string {
  return stem(word.slice(0, LONGEST_TERM))
}

/** A code without anything but its letters and digits. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** One form for singular and plural; words with digits and short ones stay. Idempotent. */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word
  const once = stemOnce(word)
  return once === word ? word : stem(once)
}

/** Plurals that follow no rule. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'mice mouse,men man,women woman,children child,feet foot,teeth tooth,knives knife,leaves leaf,lenses lens'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** Singulars that look like plurals. */
const SINGULAR: ReadonlySet<string> = new Set([...IRREGULAR.values()].filter((word) => word.endsWith('s')))

function stemOnce(word: string): string {
  const singular = IRREGULAR.get(word)
  if (singular !== undefined) return singular
  if (SINGULAR.has(word)) return word
  if (/[rl]ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
