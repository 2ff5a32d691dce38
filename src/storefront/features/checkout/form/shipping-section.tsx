/** The ways of shipping with their prices and days of arrival; the choice made in the cart is carried over (usability 45). */
import { shippingName } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { SHIPPING_METHODS, shippingPrice } from '#domain/pricing/shipping.ts'
import { deliveryText } from '../../../goods/order/delivery-text.ts'
import { chooseShipping, useShippingChoice } from '../../../goods/order/shipping-choice.ts'
import { useNow } from '#ui/use-now.ts'
import { useRootData } from '../../../state/root-data.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FormSection } from './form-section.tsx'

export function ShippingSection() {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { format } = useMoney()
  const { settings } = useRootData()
  const now = useNow()
  const chosen = useShippingChoice() ?? 'free'
  const cards = SHIPPING_METHODS.map(({ id }) => {
    const days = now === null ? '' : deliveryText(id, now, settings, frame)
    return {
      value: id,
      label: shippingName(id, frame),
      note: id === 'local-pickup' ? t('pickUpAt', { days, address: settings.contact.address.join(', ') }) : days,
      end: format(shippingPrice(id, settings.shipping)),
    }
  })
  return (
    <FormSection title={t('shipping')}>
      {(heading) => (
        <ChoiceCards labelledBy={heading} name="shipping" cards={cards} chosen={chosen} onChoose={chooseShipping} />
      )}
    </FormSection>
  )
}
