/** A field that most shoppers do not need: a link until it is asked for or has something in it (usability 38). */
import type { OrderField } from '#domain/order/order-form.ts'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormField } from './form-field.tsx'
import { fieldId } from './obstacles.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

interface MoreFieldProps {
  form: CheckoutForm
  field: OrderField
  /** The words of the link. */
  link: string
  rows?: number
  className?: string
}

export function MoreField({ form, field, link, rows, className }: MoreFieldProps) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked) document.querySelector<HTMLElement>(`#${fieldId(field)}`)?.focus()
  }, [asked, field])
  if (asked || form.values[field] !== '') {
    return <FormField form={form} field={field} rows={rows} className={className} />
  }
  return (
    <button type="button" onClick={() => setAsked(true)} className="mt-2 inline-flex min-h-11 items-center gap-2">
      <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
      <span className="link-text">{link}</span>
    </button>
  )
}
