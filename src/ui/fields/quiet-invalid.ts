/** What an empty field of a search says when it is sent: nothing, it takes the focus (spec 5.3). */
import type { InvalidEvent } from 'react'

/** For `onInvalid` of a required field: the focus in place of the browser's own bubble. */
export function quietInvalid(event: InvalidEvent<HTMLInputElement>) {
  event.preventDefault()
  event.currentTarget.focus()
}
