/** What the breadcrumb bar of the screens area says: the title of the deepest active child route (spec 2.13). */
import type { GroupText, KeyOf } from '#texts/text-pack.ts'

/** What a screen's route gives as its `handle`. */
export interface ScreenHandle {
  /** The text of the route's title; a title in its loader's data comes first. */
  title?: KeyOf<'frame'>
  /** The page has an h1 of its own, so that the bar's title is none. */
  ownHeading?: boolean
}

interface Match {
  handle?: unknown
  loaderData?: unknown
}

export interface ScreenTitle {
  title: string
  ownHeading: boolean
}

/** The deepest match with a title decides; without any the title is empty. */
export function screenTitle(matches: readonly Match[], t: GroupText<'frame'>): ScreenTitle {
  const deepest = matches.findLast((match) => titleOf(match, t) !== undefined)
  return {
    title: (deepest && titleOf(deepest, t)) ?? '',
    ownHeading: field(deepest?.handle, 'ownHeading') === true,
  }
}

function titleOf({ handle, loaderData }: Match, t: GroupText<'frame'>): string | undefined {
  const own = field(loaderData, 'title')
  if (typeof own === 'string') return own
  const key = field(handle, 'title')
  return typeof key === 'string' ? t(key as KeyOf<'frame'>) : undefined
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined
}
