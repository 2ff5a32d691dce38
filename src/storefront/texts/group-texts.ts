/** Reaches a group of texts from every place that has words: parts of pages, heads of pages, and what answers a press in the browser. */
import { createContext, use } from 'react'
import type { en } from '#texts/en.ts'
import { type CompiledMessages, makeText, type ValuesOf } from '#texts/text.ts'
import type { GroupText, PageGroup, TextPack } from '#texts/text-pack.ts'
import { rootDataOf } from '../state/root-data.ts'

/** What the server draws a page with, and what of it the page has used. */
export interface DrawingTexts {
  pack: TextPack
  used: Set<PageGroup>
  direction: 'ltr' | 'rtl'
}

/** Absent in the browser, where a page has one language alone. */
export const TextsContext = createContext<DrawingTexts | undefined>(undefined)

/** By id; heads of pages are made outside of all that is drawn. */
const packs = new Map<string, TextPack>()

export function keepPack(pack: TextPack): void {
  if (!packs.has(pack.id)) packs.set(pack.id, pack)
}

/** BCP 47: the language of the page. */
export function usePageLocale(): string {
  return use(TextsContext)?.pack.locale ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang)
}

/** Which way the page is read; undefined for from left to right. */
export function usePageDirection(): 'rtl' | undefined {
  const drawing = use(TextsContext)
  if (!drawing) return typeof document === 'undefined' || document.documentElement.dir !== 'rtl' ? undefined : 'rtl'
  return drawing.direction === 'rtl' ? 'rtl' : undefined
}

interface Match {
  id: string
  loaderData?: unknown
}

interface GroupTexts<G extends PageGroup> {
  /** For parts of pages. */
  useText: () => GroupText<G>
  /** In the browser alone: for what is no part of a page, as a press. */
  browserText: () => GroupText<G>
  /** For the heads of pages, by the root's data. */
  headText: (matches: readonly (Match | undefined)[]) => GroupText<G>
}

/** Descriptions of pages, which only the page as it is sent has: in the browser they are '', for nobody reads them there. */
export function description<K extends keyof (typeof en)['heads']>(
  matches: readonly (Match | undefined)[],
  key: K,
  ...values: ValuesOf<(typeof en)['heads'][K]>
): string {
  return import.meta.env.SSR ? (packOf(matches)?.texts.heads(key, ...values) ?? '') : ''
}

function packOf(matches: readonly (Match | undefined)[]): TextPack | undefined {
  const root = rootDataOf(matches.find((match) => match?.id === 'root')?.loaderData)
  return root && packs.get(root.texts)
}

/** `messages` are those of the page's language in the browser; in tests they are the English ones as they are written. */
export function groupTexts<G extends PageGroup>(group: G, messages: CompiledMessages): GroupTexts<G> {
  let own: GroupText<G> | undefined
  const browserText = () =>
    (own ??= makeText(typeof document === 'undefined' ? 'en' : document.documentElement.lang, messages))
  return {
    browserText,
    useText() {
      const drawing = use(TextsContext)
      if (!drawing) return browserText()
      drawing.used.add(group)
      return drawing.pack.texts[group]
    },
    headText(matches) {
      return packOf(matches)?.texts[group] ?? browserText()
    },
  }
}
