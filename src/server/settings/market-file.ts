/** The part of `shop.json` on what the law of a market asks for: its check, and how it becomes settings (docs/specification.md, 12.4). */
import * as z from 'zod'
import { DEFAULT_MARKET, LEGAL_TEXTS, type MarketSettings, type OwnWords } from '#domain/shop/market-settings.ts'

const paragraphs = z
  .array(z.string().trim().min(1, 'must not be empty').max(5000, 'must be at most 5000 characters'))
  .min(1, 'must have a paragraph')
  .max(100, 'must be at most 100 paragraphs')

/** `locale` checks a BCP 47 tag. */
export function marketFields(locale: z.ZodType<string, string>) {
  const words = z.union([paragraphs, z.record(locale, paragraphs)], {
    error: 'must be a list of paragraphs, or one for each language such as {"de": ["..."]}',
  })
  return z
    .strictObject({
      eu: z.boolean('must be true or false'),
      ...(Object.fromEntries(LEGAL_TEXTS.map((text) => [text, words])) as Record<
        (typeof LEGAL_TEXTS)[number],
        typeof words
      >),
    })
    .partial()
}

type MarketFile = z.infer<ReturnType<typeof marketFields>>

export function marketFrom(given: MarketFile = {}): MarketSettings {
  const words = LEGAL_TEXTS.flatMap((text) => {
    const { [text]: own } = given
    return own === undefined ? [] : [[text, ownWords(own)] as const]
  })
  return { eu: given.eu ?? DEFAULT_MARKET.eu, words: Object.fromEntries(words) }
}

function ownWords(own: readonly string[] | Readonly<Record<string, readonly string[]>>): OwnWords {
  return Array.isArray(own) ? { '': own as readonly string[] } : (own as OwnWords)
}
