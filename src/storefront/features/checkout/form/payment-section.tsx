/** The ways of paying; card data is typed on the provider's own page and never here (usability 48). */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { usePaymentText } from '#storefront/texts/payment.ts'
import { paymentWords } from '#texts/payment-text.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { type PaymentMethod, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { ExternalLink, FileText, LockKeyhole } from 'lucide-react'
import { ChoiceCards } from './choice-cards.tsx'
import { FormSection } from './form-section.tsx'

function cardOf(method: PaymentMethod, t: GroupText<'payment'>) {
  const way = paymentWay(method)
  const words = paymentWords(way, t)
  const Sign = way.hosted ? LockKeyhole : FileText
  const end = <Sign size={20} strokeWidth={1.5} aria-hidden="true" />
  return { value: method, label: words.name, note: words.note, end }
}

interface PaymentSectionProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  onChoose: (method: PaymentMethod) => void
}

export function PaymentSection({ methods, chosen, onChoose }: PaymentSectionProps) {
  const t = useCheckoutText()
  const payment = usePaymentText()
  const { behind } = paymentWords(paymentWay(chosen), payment)
  return (
    <FormSection title={t('payment')}>
      {(heading) => (
        <>
          <ChoiceCards
            labelledBy={heading}
            name="payment"
            cards={methods.map((method) => cardOf(method, payment))}
            chosen={chosen}
            onChoose={onChoose}
          />
          {behind && (
            <div className="mt-3 flex gap-3.5 rounded-tile border border-field bg-tile p-4">
              <ExternalLink size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
              <p>
                <strong className="block font-bold">{behind.title}</strong>
                <span className="text-14 text-ink-2">{behind.text}</span>
              </p>
            </div>
          )}
          <p className="mt-3 text-14 text-ink-2">{t('theInvoiceHasTheSame')}</p>
        </>
      )}
    </FormSection>
  )
}
