/** The sign at the end of a search field that empties it: for a finger or a mouse, since a keyboard has its own keys for that. */
import { useUiWords } from '../ui-words.ts'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'

function clear(event: MouseEvent): void {
  const field = event.currentTarget.previousElementSibling
  if (!(field instanceof HTMLInputElement)) return
  // As if it was typed, so that whoever listens hears of it; a value that was set is hidden from React.
  field.setRangeText('', 0, field.value.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Stands right behind its field, which needs a placeholder: without a text there is nothing to clear (fields.css). */
export function ClearField() {
  const { clear: word } = useUiWords()
  return (
    <button type="button" tabIndex={-1} aria-label={word} className="clear-field needs-script" onClick={clear}>
      <X size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
