/** The suggestions for what stands in a field: asked for as it changes, laid out for the screen. */
import type { DecimalAmount } from '#domain/money/minor.ts'
import { browserLanguage } from '#storefront/state/api-products.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import { useEffect, useMemo, useState } from 'react'
import { useRootData } from '#storefront/state/root-data.ts'
import { type OptionGroup, type SearchOption, suggestionOptions } from './suggestion-options.ts'
import { type Suggested, type SuggestionAnswer, suggestionSource } from './suggestion-source.ts'

/** Asked for; searches take places of their own. */
const LIMIT = 10
const NOTHING: SuggestionAnswer = { text: '', found: [] }

type SuggestedByApi = Omit<Suggested, 'price' | 'currentPrice'> & {
  price?: DecimalAmount
  currentPrice?: DecimalAmount
}

interface Suggestions {
  /** The text that they belong to. */
  text: string
  groups: OptionGroup[]
  /** The rows of all groups in order. */
  options: SearchOption[]
  /** To be told what was typed. */
  type: (text: string) => void
}

export function useSuggestions(): Suggestions {
  const { apiBaseUrl } = useRootData()
  const [answer, setAnswer] = useState(NOTHING)
  const source = useMemo(
    () => suggestionSource({ ask: (text, signal) => askFor(apiBaseUrl, text, signal), give: setAnswer }),
    [apiBaseUrl],
  )
  useEffect(() => source.stop, [source])
  return useMemo(() => {
    const groups = suggestionOptions(answer, matchMedia('(width >= 768px)').matches ? 'desktop' : 'phone')
    return { text: answer.text, groups, options: groups.flatMap(({ options }) => options), type: source.type }
  }, [answer, source])
}

async function askFor(apiBaseUrl: string, text: string, signal: AbortSignal): Promise<Suggested[]> {
  const language = browserLanguage()
  const query = new URLSearchParams({ q: text, limit: String(LIMIT), ...(language !== null && { language }) })
  const answer = await fetch(`${apiBaseUrl}/suggest?${query}`, { signal })
  if (!answer.ok) throw new Error(`No suggestions: the API answered ${answer.status}`)
  const found = (await answer.json()) as SuggestedByApi[]
  const { toMinor } = browserMoney()
  return found.map(({ price, currentPrice, ...rest }) => ({
    ...rest,
    ...(price !== undefined && { price: toMinor(price) }),
    ...(currentPrice !== undefined && { currentPrice: toMinor(currentPrice) }),
  }))
}
