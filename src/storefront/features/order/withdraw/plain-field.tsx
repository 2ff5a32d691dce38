/** A labelled field of a form that the browser sends by itself, script or none. */
import type { ComponentProps } from 'react'
import { FieldLabel, FieldNotes, type FieldFrame, useFieldFrame } from '#ui/fields/field-parts.tsx'

interface PlainFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'defaultValue'> {
  /** What stands in it at first. */
  value: string
}

export function PlainField(props: PlainFieldProps) {
  const { frame, field } = useFieldFrame(props)
  const { value, ...input } = field
  return (
    <div>
      <FieldLabel {...frame} />
      <input {...input} defaultValue={value} className="field" />
      <FieldNotes {...frame} />
    </div>
  )
}
