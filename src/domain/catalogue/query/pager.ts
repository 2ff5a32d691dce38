/** Pages of a list: how many, which one, and which numbers the pager shows. */

/** Pages that `total` items fill; 0 without any. `pageSize` is at least 1. */
export function totalPages(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize)
}

/** The page brought into 1..`pages`; 1 when there is none (spec 4.4). */
export function clampPage(page: number, pages: number): number {
  return Math.max(1, Math.min(page, pages))
}

/** All pages if 5 or fewer, else a window of three clipped to real pages: 1, 2, 3 on the first, otherwise previous, current, next (spec 9.5). */
export function pagerWindow(page: number, pages: number): number[] {
  if (pages <= 5) return range(1, pages)
  const current = clampPage(page, pages)
  return current === 1 ? [1, 2, 3] : range(current - 1, Math.min(current + 1, pages))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
