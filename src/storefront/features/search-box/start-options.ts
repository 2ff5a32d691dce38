/** The rows below an empty search field: what was searched for here, what many search for, and four categories (usability 4). */
import type { KeyOf } from '#texts/text-pack.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { links } from '#storefront/links.ts'
import type { SearchStart } from './search-start.ts'
import type { SearchOption } from './suggestion-options.ts'

export interface StartGroup {
  name: 'recent' | 'popular' | 'categories'
  title: KeyOf<'search'>
  options: SearchOption[]
}

/** Texts at most; with four categories that is 10 on a desktop and 8 on a phone. */
const ROOM = { desktop: 6, phone: 4 }

/** The groups that have rows. Recent searches leave half of the room to popular ones, where there are so many. */
export function startOptions(
  recent: readonly string[],
  { popular, categories }: SearchStart,
  screen: keyof typeof ROOM,
): StartGroup[] {
  const room = ROOM[screen]
  const known = new Set(recent.map((text) => text.toLowerCase()))
  const others = popular.filter((text) => !known.has(text.toLowerCase()))
  const own = recent.slice(0, room - Math.min(others.length, room / 2))
  const groups: StartGroup[] = [
    { name: 'recent', title: 'recentTitle', options: own.map(searchOption) },
    { name: 'popular', title: 'popularTitle', options: others.slice(0, room - own.length).map(searchOption) },
    {
      name: 'categories',
      title: 'categoriesTitle',
      options: categories.map(({ title, slug, img }) => ({
        kind: 'category',
        text: title,
        to: links.shop({ ...EMPTY_QUERY, category: slug }),
        img,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function searchOption(text: string): SearchOption {
  return { kind: 'query', text, to: links.search(text) }
}
