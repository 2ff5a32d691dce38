/** Values as they stand in cells: numbers, yes and no, lists. */

/** A number as `1299.5` says it; anything else stays the text that it is, for the check to name. */
export function readNumber(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

export function readFlag(text: string): boolean | string {
  const word = text.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : text
}

/** JSON where it begins like a list, else texts between bars: `S | M | L`. */
export function readList(text: string): unknown {
  return readJson(text) ?? text.split('|').map((part) => part.trim())
}

/** A list or an object as JSON; undefined for what is neither. */
export function readJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
