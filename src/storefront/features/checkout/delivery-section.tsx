/** Where the parcel goes: country first, because it decides what else is asked (usability 38 to 41). */
import { COUNTRIES } from '#domain/order/countries.ts'
import { isRequired, type OrderField } from '#domain/order/order-form.ts'
import { isNumericPostcode } from '#domain/order/postcode.ts'
import { FieldError } from '../../ui/field-parts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FormField } from './form-field.tsx'
import { FormSection } from './form-section.tsx'
import { MoreField } from './more-field.tsx'
import { fieldId } from './obstacles.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

export function DeliverySection({ form }: { form: CheckoutForm }) {
  const { country } = form.values
  return (
    <FormSection title="Delivery">
      {() => (
        <div className="grid gap-5">
          <SelectField
            id={fieldId('country')}
            name="country"
            label="Country"
            marked
            autoComplete="country"
            options={COUNTRY_OPTIONS}
            emptyLabel={country === '' ? 'Please choose' : undefined}
            value={country}
            error={form.seen.country}
            good={form.confirmed('country')}
            alert={!form.asked}
            onChoose={(code) => form.change('country', code)}
            onLeave={() => form.leave('country')}
            className="sm:max-w-102"
            fieldClassName="min-h-13"
          />
          <FormField form={form} field="name" />
          <div>
            <FormField form={form} field="line1" />
            <MoreField form={form} field="line2" link="Add apartment, floor or company" className="mt-5" />
          </div>
          <Place form={form} />
        </div>
      )}
    </FormSection>
  )
}

/** Postcode, city and, where the country has them, state in one row; their errors stand below it, where there is room. */
function Place({ form }: { form: CheckoutForm }) {
  const { country } = form.values
  const withPostcode = isRequired('postcode', country)
  const withState = isRequired('state', country)
  const fields: OrderField[] = [
    ...(withPostcode ? (['postcode'] as const) : []),
    'city',
    ...(withState ? (['state'] as const) : []),
  ]
  return (
    <div>
      <div className="flex flex-wrap gap-x-4 gap-y-5">
        {withPostcode && (
          <FormField
            form={form}
            field="postcode"
            inputMode={isNumericPostcode(country) ? 'numeric' : 'text'}
            errorElsewhere
            className="w-40"
          />
        )}
        <FormField form={form} field="city" errorElsewhere className="min-w-44 flex-1" />
        {withState && <FormField form={form} field="state" errorElsewhere className="min-w-40 max-sm:grow sm:w-44" />}
      </div>
      {fields.map((field) => {
        const error = form.seen[field]
        return error === undefined ? null : (
          <FieldError key={field} id={fieldId(field)} text={error} alert={!form.asked} />
        )
      })}
    </div>
  )
}
