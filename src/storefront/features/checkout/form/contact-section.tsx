/** Who orders: the e-mail address first, the phone number with the reason for it (usability 37, 43 and 44). */
import { rich } from '#ui/rich.tsx'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { emailSuggestion } from '#domain/order/email-suggestion.ts'
import { useState } from 'react'
import { FormField } from './form-field.tsx'
import { FormSection } from './form-section.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

export function ContactSection({ form }: { form: CheckoutForm }) {
  const t = useCheckoutText()
  return (
    <FormSection title={t('contact')}>
      {() => (
        <div className="grid gap-5">
          <div>
            <FormField form={form} field="email" hint={t('yourConfirmationGoesThere')} />
            <EmailQuestion form={form} />
          </div>
          <FormField form={form} field="phone" hint={t('onlyForTheCourierIf')} className="sm:max-w-102" />
        </div>
      )}
    </FormSection>
  )
}

/** A likely typing error is asked about, never refused. */
function EmailQuestion({ form }: { form: CheckoutForm }) {
  const t = useCheckoutText()
  const { email } = form.values
  const [keptAsTyped, setKeptAsTyped] = useState('')
  const meant = form.confirmed('email') && email !== keptAsTyped ? emailSuggestion(email) : null
  return (
    <div role="status">
      {meant !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 rounded-field bg-tile px-4 py-2">
          <span>
            {rich(t('didYouMean', { meant }), (words) => (
              <strong className="font-bold [overflow-wrap:anywhere]">{words}</strong>
            ))}
          </span>
          <button type="button" className="min-h-11 link-text font-medium" onClick={() => form.change('email', meant)}>
            {t('yesUseIt')}
          </button>
          <button type="button" className="min-h-11 link-text" onClick={() => setKeptAsTyped(email)}>
            {t('noItIsRight')}
          </button>
        </p>
      )}
    </div>
  )
}
