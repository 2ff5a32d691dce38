/** The ways of paying; card data is typed on the provider's own page and never here (usability 48). */
import type { PaymentMethod } from '#domain/order/order.ts'
import { ExternalLink, FileText, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceCards } from './choice-cards.tsx'
import { FormSection } from './form-section.tsx'

const CARDS: Readonly<Record<PaymentMethod, { label: string; note: string; end: ReactNode }>> = {
  'pay-later': {
    label: 'Pay later',
    note: 'By invoice, or when the parcel arrives. Nothing is charged now.',
    end: <FileText size={20} strokeWidth={1.5} aria-hidden="true" />,
  },
  stripe: {
    label: 'Card',
    note: 'You pay on Stripe’s page',
    end: <LockKeyhole size={20} strokeWidth={1.5} aria-hidden="true" />,
  },
}

interface PaymentSectionProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}

export function PaymentSection({ methods, chosen, onChoose }: PaymentSectionProps) {
  return (
    <FormSection title="Payment">
      {(heading) => (
        <>
          <ChoiceCards
            labelledBy={heading}
            name="payment"
            cards={methods.map((method) => ({ value: method, ...CARDS[method] }))}
            chosen={chosen}
            onChoose={onChoose}
          />
          {chosen === 'stripe' && (
            <div className="mt-3 flex gap-3.5 rounded-tile border border-field bg-tile p-4">
              <ExternalLink size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
              <p>
                <strong className="block font-bold">You pay on Stripe’s page</strong>
                <span className="text-14 text-ink-2">
                  After Place order you go to Stripe’s own secure page and come back when it is paid. Your card number
                  is typed there and never reaches this shop.
                </span>
              </p>
            </div>
          )}
          <p className="mt-3 text-14 text-ink-2">The invoice has the same address as the delivery.</p>
        </>
      )}
    </FormSection>
  )
}
