/** Finds words that stand in a page's HTML and come neither from the texts nor from an owner's data, where all texts are without a letter of A to Z. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const READ_ATTRIBUTES = /\s(?:alt|title|placeholder|aria-label|aria-description|aria-valuetext)="([^"]*)"/g

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
}

/** Every string of a value, however deep. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** What people read or hear of a page as it was sent. */
function readTexts(html: string): string[] {
  const seen = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '<x>').replace(/<!--[\s\S]*?-->/g, '')
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const attributes = [...seen.matchAll(READ_ATTRIBUTES)].map(([, text = '']) => text)
  return [...seen.split(/<[^>]*>/), ...attributes, description].map(decoded).filter((text) => /[A-Za-z]{2}/.test(text))
}

/** @param data strings of the owner, such as titles and the shop's name */
export function foreignWords(html: string, data: readonly string[]): string[] {
  const known = [...new Set(data.map((text) => text.trim()).filter((text) => /[A-Za-z]/.test(text)))].toSorted(
    (a, b) => b.length - a.length,
  )
  const isCut = (text: string) => text.endsWith('…') && known.some((whole) => whole.includes(text.slice(0, -1).trim()))
  return [...new Set(readTexts(html))].filter((text) => {
    if (isCut(text) || known.some((whole) => whole.includes(text) && text.length > 20)) return false
    const rest = known.reduce((left, whole) => left.replaceAll(whole, ''), text)
    return /[A-Za-z]{2}/.test(rest)
  })
}
