/** Asks for suggestions while a shopper types: seldom enough, and never with an answer to an older text (spec 2.14). */
import type { Minor } from '#domain/money/minor.ts'

/** What the API suggests; `value` is a product's id, a category's slug or a brand's slug. */
export interface Suggested {
  kind: 'product' | 'category' | 'brand'
  title: string
  value: string
  img?: string
  /** List price, and what it sells for now. */
  price?: Minor
  currentPrice?: Minor
}

export interface SuggestionAnswer {
  text: string
  found: readonly Suggested[]
}

export interface SuggestionSource {
  /** Asks for what stands in the field now; an empty text is answered at once. */
  type: (text: string) => void
  /** Calls off whatever is under way. */
  stop: () => void
}

/** Milliseconds between two requests at least. */
export const REQUEST_PAUSE = 120
/** Longer texts than the API takes are cut, in UTF-16 units. */
const LONGEST = 200
/** Answers that are kept for letters taken back. */
const KEPT = 50

interface Options {
  /** Rejects when there is no answer. */
  ask: (text: string, signal: AbortSignal) => Promise<readonly Suggested[]>
  /** Called with the answer to the latest text alone; an error counts as an answer without suggestions. */
  give: (answer: SuggestionAnswer) => void
}

/** The first letter is asked for at once, what follows at most every `REQUEST_PAUSE` ms, always the latest text. */
export function suggestionSource({ ask, give }: Options): SuggestionSource {
  const known = new Map<string, readonly Suggested[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let latest = 0

  function keep(text: string, found: readonly Suggested[]): void {
    if (known.size >= KEPT) known.clear()
    known.set(text, found)
  }

  async function send(text: string, turn: number): Promise<void> {
    askedAt = performance.now()
    request = new AbortController()
    const found = await ask(text, request.signal).then(
      (suggestions) => {
        keep(text, suggestions)
        return suggestions
      },
      () => [],
    )
    if (turn === latest) give({ text, found })
  }

  function stop(): void {
    latest += 1
    clearTimeout(timer)
    request?.abort()
  }

  return {
    type(typed) {
      stop()
      const text = typed.trim().slice(0, LONGEST)
      const found = text === '' ? [] : known.get(text)
      if (found) return give({ text, found })
      const turn = latest
      const pause = Math.max(0, askedAt + REQUEST_PAUSE - performance.now())
      if (pause === 0) void send(text, turn)
      else timer = setTimeout(() => void send(text, turn), pause)
    },
    stop,
  }
}
