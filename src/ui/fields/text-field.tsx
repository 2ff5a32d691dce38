/** A labelled text field, of one line or several, with its error in words below it. */
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { type FieldFrame, FieldLabel, FieldNotes, GoodMark, useFieldFrame } from './field-parts.tsx'

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

export function TextField(props: TextFieldProps) {
  const { frame, good, field } = useFieldFrame(props)
  const { onText, onLeave, rows, className, fieldClassName, ...input } = field
  // Of a long text only what such a field knows.
  const { id, name, value, autoComplete, maxLength, required } = input
  const area = { id, name, value, autoComplete, maxLength, required }
  return (
    <div className={className}>
      <FieldLabel {...frame} />
      {rows === undefined ? (
        <span className="relative block">
          <input
            {...input}
            onBlur={onLeave}
            onChange={(event) => onText(event.currentTarget.value)}
            className={classes('field', good && 'pe-10', fieldClassName)}
          />
          {good && <GoodMark />}
        </span>
      ) : (
        <textarea
          {...area}
          aria-invalid={input['aria-invalid']}
          aria-describedby={input['aria-describedby']}
          onBlur={onLeave}
          rows={rows}
          onChange={(event) => onText(event.currentTarget.value)}
          className={classes('field py-2.5', fieldClassName)}
        />
      )}
      <FieldNotes {...frame} />
    </div>
  )
}
