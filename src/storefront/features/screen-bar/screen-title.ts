/** What the breadcrumb bar of the screens area says: the title of the deepest active child route (spec 2.13). */

/** What a screen's route gives as its `handle`. */
export interface ScreenHandle {
  /** The route's title; a title in its loader's data comes first. */
  title?: string
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
export function screenTitle(matches: readonly Match[]): ScreenTitle {
  const deepest = matches.findLast((match) => titleOf(match) !== undefined)
  return {
    title: (deepest && titleOf(deepest)) ?? '',
    ownHeading: field(deepest?.handle, 'ownHeading') === true,
  }
}

function titleOf({ handle, loaderData }: Match): string | undefined {
  return [field(loaderData, 'title'), field(handle, 'title')].find((title) => typeof title === 'string')
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined
}
