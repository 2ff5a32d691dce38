/** The custom dropdown of spec 2.16: shows the current option, opens on click and emits the chosen one; a native select, so it also works in a plain form. */
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { classes } from '../classes.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> {
  /** Accessible name. */
  label: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChoose: (value: Value) => void
  /** Name of the field in a form. */
  name?: string
  /** Id of the form it belongs to, when it stands outside of it. */
  form?: string
  className?: string
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChoose,
  name,
  form,
  className,
}: SelectProps<Value>) {
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = options.find((option) => option.value === event.currentTarget.value)
    if (chosen) onChoose(chosen.value)
  }
  return (
    <span className={classes('relative inline-block', className)}>
      <select aria-label={label} className="field select" value={value} onChange={choose} name={name} form={form}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <SelectArrow />
    </span>
  )
}

/** Lies over the end of a select that fills a `relative` frame. */
export function SelectArrow() {
  return (
    <ChevronDown
      size={18}
      strokeWidth={1.5}
      aria-hidden="true"
      className="pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2"
    />
  )
}
