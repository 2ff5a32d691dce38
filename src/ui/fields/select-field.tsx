/** A labelled dropdown of a form, a native one, with its error in words below it. */
import { ChevronDown } from 'lucide-react'
import { classes } from '../classes.ts'
import { type FieldFrame, FieldLabel, FieldNotes, GoodMark, useFieldFrame } from './field-parts.tsx'

interface SelectFieldProps extends FieldFrame {
  id?: string
  name?: string
  autoComplete?: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Stands first and counts as nothing chosen. */
  emptyLabel?: string
  onChoose: (value: string) => void
  onLeave: () => void
  className?: string
  fieldClassName?: string
}

export function SelectField(props: SelectFieldProps) {
  const { frame, good, field } = useFieldFrame(props)
  const { options, emptyLabel, onChoose, onLeave, className, fieldClassName, ...select } = field
  return (
    <div className={className}>
      <FieldLabel {...frame} />
      <span className="relative block">
        <select
          {...select}
          onChange={(event) => onChoose(event.currentTarget.value)}
          onBlur={onLeave}
          className={classes('field select', fieldClassName)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {good && <GoodMark className="inset-e-10" />}
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2"
        />
      </span>
      <FieldNotes {...frame} />
    </div>
  )
}
