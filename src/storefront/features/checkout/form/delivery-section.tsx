/** Where the parcel goes: country first, because it decides what else is asked (usability 38 to 41). */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { countriesIn } from '#domain/order/countries.ts'
import { isRequired } from '#domain/order/order-form.ts'
import { isNumericPostcode } from '#domain/order/postcode.ts'
import { useMemo } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FormField } from './form-field.tsx'
import { FormSection } from './form-section.tsx'
import { MoreField } from './more-field.tsx'
import { fieldId } from './obstacles.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

export function DeliverySection({ form }: { form: CheckoutForm }) {
  const t = useCheckoutText()
  const countries = useMemo(
    () => countriesIn(t.locale).map(({ code, name }) => ({ value: code, label: name })),
    [t.locale],
  )
  const { country } = form.values
  return (
    <FormSection title={t('delivery')}>
      {() => (
        <div className="grid gap-5">
          <SelectField
            id={fieldId('country')}
            name="country"
            label={t('country')}
            marked
            autoComplete="country"
            options={countries}
            emptyLabel={country === '' ? t('pleaseChoose') : undefined}
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
            <MoreField form={form} field="line2" link={t('addLine2')} className="mt-5" />
          </div>
          <Place form={form} />
        </div>
      )}
    </FormSection>
  )
}

/** Postcode, city and, where the country has them, state in one row, each with its error below it (usability 41). */
function Place({ form }: { form: CheckoutForm }) {
  const { country } = form.values
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      {isRequired('postcode', country) && (
        <FormField
          form={form}
          field="postcode"
          inputMode={isNumericPostcode(country) ? 'numeric' : 'text'}
          className="w-44"
        />
      )}
      <FormField form={form} field="city" className="min-w-40 flex-1" />
      {isRequired('state', country) && <FormField form={form} field="state" className="w-44 max-sm:grow" />}
    </div>
  )
}
