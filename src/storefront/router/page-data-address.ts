/** Where React Router's browser half asks its server half for what the loaders of a page say: the page's own path with an ending. */

const ENDING = '.data'
/** The parameter that names the loaders that are wanted. */
export const LOADERS = '_routes'

/** Whether a path asks for data instead of a document. */
export function isDataPath(path: string): boolean {
  return path.endsWith(ENDING)
}

/** The path of the page that a data path belongs to; any other path as it is. */
export function pagePath(path: string): string {
  return isDataPath(path) ? path.slice(0, -ENDING.length) : path
}

/** Makes of a page's address the one where what a route's loader says of it is asked for. */
export function dataAddress(url: URL, route: string): URL {
  url.pathname += url.pathname.endsWith('/') ? `_${ENDING}` : ENDING
  url.searchParams.set(LOADERS, route)
  return url
}
