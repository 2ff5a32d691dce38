/** What a press of a link asks for, read off the anchor that `Link` has drawn. */

/** How `Link` says that the router follows it; its value holds words. */
const MARK = 'data-go'

/** Whether a press means "go there", rather than a new tab, a new window or a download: those are the browser's business. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** The link around `target` that the router follows, if there is one. */
export function routedLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>(`a[${MARK}]`)
  return link && (link.target === '' || link.target === '_self') ? link : null
}

export function hasWord(link: HTMLAnchorElement, word: 'replace' | 'transition' | 'intent'): boolean {
  return (link.getAttribute(MARK) ?? '').split(' ').includes(word)
}
