/** The ways of shipping with their prices and days of arrival; the choice made in the cart is carried over (usability 45). */
import { shippingName } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { deliveryText } from '../../../goods/order/delivery-text.ts'
import { chooseShipping } from '../../../goods/order/shipping-choice.ts'
import type { CartShipping } from '../../../goods/order/use-shipping.ts'
import { useNow } from '#ui/use-now.ts'
import { useRootData } from '../../../state/root-data.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FormSection } from './form-section.tsx'

export function ShippingSection({ offered, unserved, offer }: CartShipping) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { format } = useMoney()
  const { settings } = useRootData()
  const now = useNow()
  const cards = offered.map(({ setting, price }) => {
    const days = now === null ? '' : deliveryText(setting.id, now, settings, frame)
    return {
      value: setting.id,
      label: shippingName(setting, frame),
      note:
        setting.id === 'local-pickup' ? t('pickUpAt', { days, address: settings.contact.address.join(', ') }) : days,
      end: format(price),
    }
  })
  return (
    <FormSection title={t('shipping')}>
      {(heading) => (
        <>
          <ChoiceCards
            labelledBy={heading}
            name="shipping"
            cards={cards}
            chosen={offer?.setting.id ?? ''}
            onChoose={chooseShipping}
          />
          <div aria-live="polite" className="text-14 text-ink-2">
            {unserved.map(({ setting, why }) => (
              <p key={setting.id} className="pt-2">
                {t(why === 'country' ? 'notToThisCountry' : 'tooHeavyForIt', { way: shippingName(setting, frame) })}
              </p>
            ))}
          </div>
        </>
      )}
    </FormSection>
  )
}
