/** Where what answers a press in its first frame hooks in, once its code is there (`opening.tsx`); until then a press is the router's alone. */

export interface Press {
  link: HTMLAnchorElement
  /** Path and query. */
  address: string
  /** Of the history's entry. */
  state: { list: string } | null
  /** Has the router follow, in the place of the history's entry that stands there by then. */
  follow: () => Promise<void>
}

type Opener = (press: Press) => boolean

let opener: Opener | undefined

/** Whether the press has been answered, and will be followed. */
export function openFirst(press: Press): boolean {
  return opener?.(press) === true
}

/** Answers presses from now on, until the function that is returned is called. */
export function answerPresses(by: Opener): () => void {
  opener = by
  return () => {
    if (opener === by) opener = undefined
  }
}
