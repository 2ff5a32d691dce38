/** Natural orders of filter options. */

export interface CountedOption {
  label: string
  /** Products of the whole catalogue that have it. */
  total: number
}

/** The most frequent first, then by label. */
export function byFrequency(a: CountedOption, b: CountedOption): number {
  return b.total - a.total || compareText(a.label, b.label)
}

/** XS, S, M, L, XL first, then numbers by value, grouped by what stands around them: 5, 6, 85 cm, US 8.5, US 10. */
export function bySize(a: CountedOption, b: CountedOption): number {
  const x = sizeKey(a.label)
  const y = sizeKey(b.label)
  return compareText(x.system, y.system) || x.rank - y.rank || compareText(a.label, b.label)
}

function sizeKey(label: string): { system: string; rank: number } {
  const letter = /^(?:(\d+)x|(x*))(s|m|l)$/i.exec(label.trim())
  if (letter) {
    const extra = letter[1] === undefined ? (letter[2] ?? '').length : Number(letter[1])
    const size = letter[3]?.toLowerCase()
    return { system: '', rank: size === 's' ? -1 - extra : size === 'l' ? 1 + extra : 0 }
  }
  const [number] = /\d+(?:\.\d+)?/.exec(label) ?? []
  if (number === undefined) return { system: `~${label}`, rank: 0 }
  // A space sorts behind the letters' empty system and before any word.
  return { system: ` ${label.replace(number, '').trim().toLowerCase()}`, rank: Number(number) }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
