/** What becomes of a press: it waits where the page still sleeps, and the second one of a double click is ignored. */

/** Says on the window that the page is awake: from then on its code hears every press. */
export const AWAKE = 'awake'

/**
 * Runs in the browser as a text in the head of the page, before anything can be pressed; so it uses nothing from outside itself.
 *
 * A control that does nothing without its code is marked `aria-busy` when it is pressed before `awake` is heard, and is pressed again, once
 * and in the order of the presses, when it is. Links, and buttons of forms that lead to an address, work by themselves; but behind a press
 * that waits they wait too, since they would leave it behind. A part of the page whose code comes later than the page's (`late-part.ts`)
 * sleeps until it is there.
 *
 * The second click of a double click or double tap goes nowhere: what stands under the pointer by then is not what was meant. Controls
 * with `data-repeat` count every press, as long as it is theirs.
 */
export function watchPresses(awake: string): void {
  /** Milliseconds and pixels between two taps of a double tap; a browser need not count them in a click's `detail`. */
  const SOON = 400
  const NEAR = 24
  /** Milliseconds after which nothing waits for code any more: it may never come. */
  const LATEST = 8000
  /** Milliseconds between two looks whether the code of a part has come. */
  const AGAIN = 30
  const CONTROLS = 'button, label, input, select, summary, a'

  const waiting: HTMLElement[] = []
  /** What was chosen; a page that wakes puts its own values back. */
  const chosen = new Map<HTMLSelectElement, string>()
  let asleep = true
  /** When the first of those that wait began to wait for a part. */
  let lateSince = 0
  let pointer: PointerEvent | undefined
  let last: { event: MouseEvent; control: Element | null } | undefined

  const controlOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null
  const isLate = (control: Element | null | undefined) => Boolean(control?.closest('[data-late]'))
  const counts = (control: Element | null) => control?.hasAttribute('data-repeat') === true

  function isSecond(event: MouseEvent): boolean {
    // A key, or what a label hands on to its box.
    if (!pointer) return false
    const before = last
    const control = controlOf(event)
    const isTouch = pointer.pointerType !== 'mouse'
    pointer = undefined
    last = { event, control }
    if (!before || (counts(control) && control === before.control)) return false
    return (
      event.detail > 1 ||
      (isTouch &&
        event.timeStamp - before.event.timeStamp < SOON &&
        Math.hypot(event.clientX - before.event.clientX, event.clientY - before.event.clientY) < NEAR)
    )
  }

  function worksAlone(control: Element | null): boolean {
    if (control instanceof HTMLAnchorElement) return true
    return (
      control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.hasAttribute('action') === true
    )
  }

  /** What has to wait for its code, if the press meant such a thing. */
  function sleeperOf(event: Event): HTMLElement | null {
    const found = controlOf(event)
    const control = found instanceof HTMLLabelElement ? found.control : found
    if (control instanceof HTMLSelectElement) return event.type === 'change' ? control : null
    if (event.type === 'change') return null
    if (control instanceof HTMLInputElement) return /^(?:checkbox|radio)$/.test(control.type) ? control : null
    if (worksAlone(control)) return waiting.length > 0 && !isForNewTab(event) ? control : null
    return control instanceof HTMLButtonElement ? control : null
  }

  function isForNewTab(event: Event): boolean {
    return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  }

  function hear(event: Event): void {
    if (!event.isTrusted) return
    const second = event instanceof MouseEvent && isSecond(event)
    const sleeper = !second && (asleep || isLate(controlOf(event))) ? sleeperOf(event) : null
    if (!second && !sleeper) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (sleeper instanceof HTMLSelectElement) chosen.set(sleeper, sleeper.value)
    if (!sleeper || (waiting.includes(sleeper) && !counts(sleeper))) return
    waiting.push(sleeper)
    sleeper.setAttribute('aria-busy', 'true')
    if (worksAlone(sleeper)) setTimeout(giveUp, LATEST, sleeper)
    if (!asleep) {
      asleep = true
      setTimeout(wake)
    }
  }

  function giveUp(control: HTMLElement): void {
    const place = waiting.indexOf(control)
    if (place < 0) return
    waiting.splice(place, 1)
    control.removeAttribute('aria-busy')
    control.click()
  }

  /** One after the other, each in a task of its own, as presses come. */
  function wake(): void {
    if (isLate(waiting[0])) {
      lateSince ||= performance.now()
      if (performance.now() - lateSince < LATEST) {
        setTimeout(wake, AGAIN)
        return
      }
    }
    lateSince = 0
    const control = waiting.shift()
    asleep = control !== undefined
    if (!control) return
    if (!waiting.includes(control)) control.removeAttribute('aria-busy')
    if (control instanceof HTMLSelectElement) {
      control.value = chosen.get(control) ?? control.value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
    setTimeout(wake)
  }

  addEventListener('pointerdown', (event) => (pointer = event), true)
  addEventListener('keydown', () => (pointer = undefined), true)
  addEventListener('click', hear, true)
  addEventListener('change', hear, true)
  // What wakes the page has to come to its end first.
  addEventListener(awake, () => setTimeout(wake), { once: true })
}
