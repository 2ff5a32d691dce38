/** What text fields and dropdowns of a form share: the label with its mark, the hint, the error in words, the quiet tick. */
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import { useUiWords } from '../ui-words.ts'

export interface FieldFrame {
  label: string
  /** In words, once it is to be seen. */
  error: string | undefined
  /** Stands below the field, whatever is in it. */
  hint?: string
  /** Confirms the input with a tick. */
  good?: boolean
  /** Says "(required)" or "(optional)" behind the label, for a form that has both. */
  marked?: boolean
  optional?: boolean
  /** False where the errors of a whole form come at once and its summary tells of them. */
  alert?: boolean
}

/** Ids of the parts of a field. */
export const errorId = (id: string): string => `${id}-error`
export const hintId = (id: string): string => `${id}-hint`

/** The value of `aria-describedby`, or undefined where nothing describes the field. */
export function describedBy(id: string, { error, hint }: Pick<FieldFrame, 'error' | 'hint'>): string | undefined {
  return [error !== undefined && errorId(id), hint !== undefined && hintId(id)].filter(Boolean).join(' ') || undefined
}

/** Splits a field's own props from those of its frame, and says what both need: the id, and what describes and marks the field. */
export function useFieldFrame<T extends FieldFrame & { id?: string }>(props: T) {
  const ownId = useId()
  const { label, error, hint, good = false, marked, optional = false, alert, ...field } = props
  const id = props.id ?? ownId
  return {
    frame: { id, label, error, hint, marked, optional, alert },
    good,
    field: {
      ...field,
      id,
      required: !optional,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy(id, { error, hint }),
    },
  }
}

type FieldLabelProps = Pick<FieldFrame, 'label' | 'marked' | 'optional'> & { id: string }

export function FieldLabel({ id, label, marked = false, optional = false }: FieldLabelProps) {
  const words = useUiWords()
  return (
    <label htmlFor={id} className="mb-1.5 block font-medium">
      {label}
      {marked && <span className="font-normal text-ink-3"> {optional ? words.optional : words.required}</span>}
    </label>
  )
}

/** Below the field: its error and its hint. */
export function FieldNotes({ id, error, hint, alert }: FieldFrame & { id: string }) {
  return (
    <>
      {error !== undefined && <FieldError id={id} text={error} alert={alert} />}
      {hint !== undefined && (
        <p id={hintId(id)} className="mt-1.5 text-14 text-ink-2">
          {hint}
        </p>
      )}
    </>
  )
}

interface FieldErrorProps {
  /** Of the field. */
  id: string
  text: string
  alert?: boolean | undefined
}

export function FieldError({ id, text, alert = true }: FieldErrorProps) {
  return (
    <p
      id={errorId(id)}
      role={alert ? 'alert' : undefined}
      className="mt-1.5 flex gap-2 text-14 font-medium text-sale [overflow-wrap:anywhere]"
    >
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" className="mt-px shrink-0" />
      {text}
    </p>
  )
}

/** Lies on the end of the field; `className` moves it aside where something else stands there. */
export function GoodMark({ className }: { className?: string }) {
  return (
    <Check
      size={18}
      strokeWidth={1.75}
      aria-hidden="true"
      className={classes('pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2 text-success', className)}
    />
  )
}
