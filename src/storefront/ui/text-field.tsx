/** A labelled text field, of one line or several, with its error in words below it. */
import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, type FieldFrame, FieldLabel, FieldNotes, GoodMark } from './field-parts.tsx'

export interface TextFieldProps
  extends
    FieldFrame,
    Pick<
      ComponentProps<'input'>,
      | 'id'
      | 'name'
      | 'type'
      | 'autoComplete'
      | 'autoCapitalize'
      | 'autoCorrect'
      | 'spellCheck'
      | 'inputMode'
      | 'enterKeyHint'
      | 'maxLength'
    > {
  value: string
  onText: (text: string) => void
  onLeave: () => void
  /** Rows of a long text; absent for one line. */
  rows?: number
  /** Classes of the box, which is as wide as its place without. */
  className?: string
  /** Classes of the field itself. */
  fieldClassName?: string
}

export function TextField({
  label,
  error,
  hint,
  good = false,
  marked,
  optional = false,
  alert,
  errorElsewhere,
  value,
  onText,
  onLeave,
  rows,
  className,
  fieldClassName,
  id: givenId,
  name,
  autoComplete,
  maxLength,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const frame = { label, error, hint, marked, optional, alert, errorElsewhere }
  const shared = {
    id,
    name,
    value,
    autoComplete,
    maxLength,
    required: !optional,
    onBlur: onLeave,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, frame),
  }
  return (
    <div className={className}>
      <FieldLabel id={id} {...frame} />
      {rows === undefined ? (
        <span className="relative block">
          <input
            {...input}
            {...shared}
            onChange={(event) => onText(event.currentTarget.value)}
            className={classes('field', good && 'pe-10', fieldClassName)}
          />
          {good && <GoodMark />}
        </span>
      ) : (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => onText(event.currentTarget.value)}
          className={classes('field py-2.5', fieldClassName)}
        />
      )}
      <FieldNotes id={id} {...frame} />
    </div>
  )
}
