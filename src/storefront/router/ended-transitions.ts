/** Who goes on during a page change ends its animation; React Router leaves the refusal that follows to nobody. */

/** Keeps the refusals of animations that were ended from being reported as errors of the page. */
export function forgiveEndedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason }: { reason: unknown } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message)) {
      event.preventDefault()
    }
  })
}
