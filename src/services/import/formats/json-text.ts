/** Parses JSON and says where it breaks, which `JSON.parse` does only for some mistakes. */

export type JsonResult =
  | { ok: true; value: unknown }
  /** Line and column count from 1. */
  | { ok: false; line: number; column: number; message: string }

/** Parses `text`; a byte order mark at its start is allowed. */
export function parseJson(text: string): JsonResult {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  try {
    return { ok: true, value: JSON.parse(json) as unknown }
  } catch {
    const offset = findFault(json)
    const before = json.slice(0, offset).split('\n')
    const [character] = json.slice(offset, offset + 2)
    return {
      ok: false,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: character === undefined ? 'the file ends too early' : `unexpected ${JSON.stringify(character)}`,
    }
  }
}

const SPACE = /[ \t\n\r]*/y
const STRING_START = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*/iy
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-f]{4}))*"/iy
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

/** What may stand next: a value, a key, the colon after it, or what follows a value. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'after value'

/** The offset of the first character that JSON does not allow, or the length of a text that ends too early. */
function findFault(text: string): number {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let offset = 0

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = offset
    const found = pattern.test(text)
    if (found) offset = pattern.lastIndex
    return found
  }

  /** A text that does not end breaks at its first bad character, not at its beginning. */
  function faultInString(): number {
    take(STRING_START)
    return offset
  }

  for (;;) {
    take(SPACE)
    const character = text[offset]
    if (character === undefined) return offset
    const inside = open.at(-1)
    const closes = expected === 'after value' || expected === 'value or end' || expected === 'key or end'
    if (closes && ((character === ']' && inside === '[') || (character === '}' && inside === '{'))) {
      open.pop()
      offset += 1
      expected = 'after value'
    } else if (expected === 'after value') {
      if (character !== ',' || inside === undefined) return offset
      offset += 1
      expected = inside === '[' ? 'value' : 'key'
    } else if (expected === 'colon') {
      if (character !== ':') return offset
      offset += 1
      expected = 'value'
    } else if (expected === 'key' || expected === 'key or end') {
      if (!take(STRING)) return faultInString()
      expected = 'colon'
    } else if (character === '[' || character === '{') {
      open.push(character)
      offset += 1
      expected = character === '[' ? 'value or end' : 'key or end'
    } else if (take(STRING) || take(SCALAR)) {
      expected = 'after value'
    } else {
      return faultInString()
    }
  }
}
