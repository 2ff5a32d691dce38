/** A field for a number with its label above. What is typed is text until its owner reads it, so that no digit is lost while typing. */
import { useId } from 'react'
import { classes } from '../classes.ts'

export interface NumberFieldProps {
  label: string
  /** What stands in the field. */
  value: string
  onChange: (text: string) => void
  /** Called when the field is left or Enter is pressed, never at each digit. */
  onCommit?: (text: string) => void
  /** Name of the field in a form. */
  name?: string
  min?: number
  max?: number
  /** Stands before the number, such as a currency sign. */
  prefix?: string
  /** Stands behind it. */
  suffix?: string
  placeholder?: string
  className?: string
}

export function NumberField({
  label,
  value,
  onChange,
  onCommit,
  prefix,
  suffix,
  className,
  ...field
}: NumberFieldProps) {
  const id = useId()
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-2">
        {label}
      </label>
      <span className="relative block">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-s-2.5 top-1/2 -translate-y-1/2 text-ink-2"
          >
            {prefix}
          </span>
        )}
        {suffix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-e-2.5 top-1/2 -translate-y-1/2 text-ink-2"
          >
            {suffix}
          </span>
        )}
        <input
          {...field}
          id={id}
          type="number"
          step="any"
          value={value}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={(event) => onCommit?.(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onCommit?.(event.currentTarget.value)
          }}
          className={classes('field number-field', prefix && 'pe-2 ps-6', suffix && 'pe-6 ps-2')}
        />
      </span>
    </div>
  )
}
