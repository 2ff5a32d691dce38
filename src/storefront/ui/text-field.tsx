/** A labelled text field, of one line or several, with its error in words below it. */
import { type ComponentProps, useId } from 'react'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
  onLeave: () => void
  optional?: boolean
  /** Says "(required)" or "(optional)" behind the label, for a form that has both. */
  marked?: boolean
  /** Rows of a long text; absent for one line. */
  rows?: number
}

export function TextField({
  label,
  value,
  error,
  onText,
  onLeave,
  optional = false,
  marked = false,
  rows,
  name,
  ...input
}: TextFieldProps) {
  const id = useId()
  const shared = {
    id,
    name,
    value,
    required: !optional,
    onBlur: onLeave,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {marked && <span className="font-normal text-ink-3"> {optional ? '(optional)' : '(required)'}</span>}
      </label>
      {rows === undefined ? (
        <input {...input} {...shared} onChange={(event) => onText(event.currentTarget.value)} className="field" />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => onText(event.currentTarget.value)}
          className="field py-2.5"
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-14 font-medium text-sale">
          {error}
        </p>
      )}
    </div>
  )
}
