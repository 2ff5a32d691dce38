/** A ref that gives the focus to what has just appeared in place of what held it (usability 55). */

/** Without scrolling: it stands where the eyes already are. */
export function focusNode(node: HTMLElement | null): void {
  node?.focus({ preventScroll: true })
}
