/** A field of the checkout's form, bound to its value by name: label, keyboard, autofill and correction as each field wants them (usability 38 to 41). */
import { fieldLabel, isRequired, ORDER_FIELDS, type OrderField } from '#domain/order/order-form.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { fieldId } from './obstacles.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

type Typing = Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'inputMode' | 'enterKeyHint'
>

/** No correction for names, mail and numbers (usability 40). */
const VERBATIM: Typing = { autoCorrect: 'off', spellCheck: false, enterKeyHint: 'next' }

const TYPING: Readonly<Partial<Record<OrderField, Typing>>> = {
  email: { ...VERBATIM, type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { ...VERBATIM, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  name: { ...VERBATIM, autoComplete: 'name', autoCapitalize: 'words' },
  line1: { ...VERBATIM, autoComplete: 'address-line1', autoCapitalize: 'words' },
  line2: { ...VERBATIM, autoComplete: 'address-line2', autoCapitalize: 'words' },
  postcode: { ...VERBATIM, autoComplete: 'postal-code', autoCapitalize: 'characters' },
  city: { ...VERBATIM, autoComplete: 'address-level2', autoCapitalize: 'words' },
  state: { ...VERBATIM, autoComplete: 'address-level1', autoCapitalize: 'words' },
  notes: { autoComplete: 'off' },
}

interface FormFieldProps extends Typing, Pick<TextFieldProps, 'hint' | 'rows' | 'className'> {
  form: CheckoutForm
  field: OrderField
  label?: string
}

export function FormField({ form, field, label, ...rest }: FormFieldProps) {
  const t = useCheckoutText()
  const { values, seen, asked, confirmed, change, leave } = form
  return (
    <TextField
      {...TYPING[field]}
      {...rest}
      id={fieldId(field)}
      name={field}
      label={label ?? t(fieldLabel(field, values.country))}
      optional={!isRequired(field, values.country)}
      marked
      alert={!asked}
      value={values[field]}
      error={seen[field]}
      good={confirmed(field)}
      // Twice what is allowed: a text that is too long is told so, not cut in silence.
      maxLength={2 * (ORDER_FIELDS.find((row) => row.field === field)?.maxLength ?? 1000)}
      onText={(text) => change(field, text)}
      onLeave={() => leave(field)}
      fieldClassName={rest.rows === undefined ? 'min-h-13' : undefined}
    />
  )
}
