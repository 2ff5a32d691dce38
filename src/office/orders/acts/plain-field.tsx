/** A field of a dialog that is checked by the server alone. */
import { TextField } from '#ui/fields/text-field.tsx'

interface PlainFieldProps {
  label: string
  value: string
  onText: (text: string) => void
  hint?: string
  inputMode?: 'decimal' | 'url'
  rows?: number
  /** The id of a list of proposals. */
  list?: string
}

export function PlainField(props: PlainFieldProps) {
  return <TextField {...props} error={undefined} autoComplete="off" maxLength={500} onLeave={() => undefined} />
}
