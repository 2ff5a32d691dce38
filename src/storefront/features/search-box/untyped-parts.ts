/** Which part of a suggestion a shopper has typed already: the rest is set in bold (usability 4). */

export interface TitlePart {
  text: string
  typed: boolean
}

const WORD = /[\p{L}\p{N}]+/gu

/** A letter without its accent and case, so that "ete" is found in "d’Été". */
function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Letters at the beginning of `word` that `typed` has, all of it or none. */
function typedLength(word: string, typed: string): number {
  const letters = [...typed]
  const own = [...word]
  return letters.every((letter, place) => own[place] !== undefined && plain(own[place]) === plain(letter))
    ? own.slice(0, letters.length).join('').length
    : 0
}

/** The title in order, cut where what was typed begins and ends; a typed word counts at the beginning of a word. */
export function untypedParts(title: string, typed: string): TitlePart[] {
  const words = typed.match(WORD) ?? []
  const parts: TitlePart[] = []
  const add = (text: string, isTyped: boolean) => {
    const last = parts.at(-1)
    if (text === '') return
    if (last?.typed === isTyped) last.text += text
    else parts.push({ text, typed: isTyped })
  }
  let end = 0
  for (const { 0: word, index } of title.matchAll(WORD)) {
    add(title.slice(end, index), false)
    const length = Math.max(0, ...words.map((one) => typedLength(word, one)))
    add(word.slice(0, length), true)
    add(word.slice(length), false)
    end = index + word.length
  }
  add(title.slice(end), false)
  return parts
}
