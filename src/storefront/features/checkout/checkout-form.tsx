/** The checkout on one page: what stands in its way, the steps of the form, and the order beside them (usability 37 to 48). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import { type Minor, ZERO } from '#domain/money/minor.ts'
import { orderParty } from '#domain/order/order-form.ts'
import { type KeyboardEvent, useState } from 'react'
import { useRootData } from '../../state/root-data.ts'
import { useShipping } from '../../goods/order/use-shipping.ts'
import { checkoutSums } from './checkout-sums.ts'
import { CheckoutHeading } from './checkout-skeleton.tsx'
import { CheckoutNotices } from './checkout-notices.tsx'
import { ContactSection } from './form/contact-section.tsx'
import { DeliverySection } from './form/delivery-section.tsx'
import { seenValues } from './form/form-state.ts'
import { FormSection } from './form/form-section.tsx'
import { lineProblems } from './placing/line-problems.ts'
import { MoreField } from './form/more-field.tsx'
import { obstaclesOf } from './form/obstacles.ts'
import { orderBody } from '../../goods/order/order-request.ts'
import { failureText, isFailure, serverErrors } from './placing/outcome-texts.ts'
import { PaymentSection } from './form/payment-section.tsx'
import { PromotionCode } from './form/promotion-code.tsx'
import { ShippingSection } from './form/shipping-section.tsx'
import { SummaryBar } from './summary-bar.tsx'
import { useCheckoutForm } from './form/use-checkout-form.ts'
import type { Placing } from './placing/use-placing.ts'
import { usePromotion } from '../../goods/order/use-promotion.ts'
import { PLACE_ORDER_ID, YourOrder } from './your-order.tsx'

interface CheckoutFormProps {
  cart: Cart
  paymentMethods: readonly PaymentMethod[]
  placing: Placing
}

export function CheckoutForm({ cart, paymentMethods, placing }: CheckoutFormProps) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { settings, language } = useRootData()
  const form = useCheckoutForm()
  const [payment, setPayment] = useState<PaymentMethod>(paymentMethods[0] ?? 'pay-later')
  const address = orderParty(seenValues(form.values)).address
  const country = address.country || settings.country
  // What a code takes off does not hang on the way of shipping, so the way may hang on it.
  const [discount, setDiscount] = useState<Minor>(ZERO)
  const shipping = useShipping(cart, settings, country, discount)
  const method = shipping.offer?.setting.id ?? ''
  const promotion = usePromotion({ code: form.code, cart, shipping: method, country, email: form.values.email })
  const taken = promotion.brings?.discount ?? ZERO
  if (taken !== discount) setDiscount(taken)
  // Grows with each press on Place order that found something to mend; its summary takes the focus.
  const [presses, setPresses] = useState(0)
  const problems = lineProblems(cart, t, frame)
  const obstacles = obstaclesOf(form.errors, problems, cart, shipping.offer ? '' : t('noWayServes'))
  const place = { country, region: address.state, shippingClass: shipping.offer?.setting.taxClass }
  const sums = checkoutSums(cart, shipping.price, promotion.brings, settings.tax, place)
  const { outcome } = placing

  async function placeIt() {
    form.leaveAll()
    if (obstacles.length > 0) {
      placing.dismiss()
      setPresses(presses + 1)
      return
    }
    const { contact, address: goesTo, notes = '' } = orderParty(seenValues(form.values))
    const code = promotion.brings === null ? '' : form.code
    const locale = language.base === '' ? undefined : language.locale
    const body = orderBody({
      cart,
      contact,
      address: goesTo,
      shipping: method,
      payment,
      code,
      notes,
      locale,
      total: sums.total,
    })
    const became = await placing.place(cart, body)
    if (became?.kind !== 'wrong-fields') return
    form.object(serverErrors(became.fields))
    setPresses(presses + 1)
  }

  return (
    <div className="items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]">
      <div className="pt-6 md:pt-11">
        <CheckoutHeading />
        <SummaryBar cart={cart} sums={sums} />
        <CheckoutNotices
          cart={cart}
          placing={placing}
          obstacles={presses > 0 ? obstacles : []}
          presses={presses}
          onCodeLost={() => form.setCode('')}
        />
        <form
          aria-label={t('checkout')}
          noValidate
          className="mt-5"
          onKeyDown={goToNextField}
          onSubmit={(event) => event.preventDefault()}
        >
          <ContactSection form={form} />
          <DeliverySection form={form} />
          <ShippingSection {...shipping} />
          <PaymentSection methods={paymentMethods} chosen={payment} onChoose={setPayment} />
          <FormSection title={t('anythingElse')}>
            {() => <MoreField form={form} field="notes" link={t('addNote')} rows={3} />}
          </FormSection>
        </form>
      </div>
      <YourOrder
        cart={cart}
        problems={problems}
        sums={sums}
        shipping={shipping.offer?.setting}
        busy={placing.pressed !== null || promotion.checking}
        failure={isFailure(outcome) ? failureText(outcome, navigator.onLine, t) : ''}
        onPlace={() => void placeIt()}
      >
        <PromotionCode code={form.code} promotion={promotion} onCode={form.setCode} />
      </YourOrder>
    </div>
  )
}

/** Enter goes on to the next field: nobody orders by accident, and the last button says what it costs. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), input:checked, select, textarea'),
  ]
  const next = fields[fields.indexOf(field) + 1] ?? document.querySelector<HTMLElement>(`#${PLACE_ORDER_ID}`)
  next?.focus()
}
