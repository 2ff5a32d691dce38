/** The ways of shipping with their prices and dates; label, radio and arrow keys all choose (spec 4.13). */
import { shippingName } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { SHIPPING_METHODS, shippingPrice } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useState } from 'react'
import { deliveryText } from '../../goods/order/delivery-text.ts'
import { chooseShipping, useShippingChoice } from '../../goods/order/shipping-choice.ts'

/** Shown only once the stores are loaded, so the clock may be read at once. */
export function ShippingChoices({ shop }: { shop: ShopSettings }) {
  const t = useCartText()
  const frame = useFrameText()
  const { format } = useMoney()
  const [now] = useState(() => Date.now())
  // Nothing chosen counts as 0 and is sent as `free` (spec 4.13).
  const chosen = useShippingChoice() ?? 'free'
  return (
    <fieldset className="border-y border-sand-line py-5">
      <legend className="float-left mb-2 w-full font-bold">{t('shipping')}</legend>
      <div className="clear-both grid">
        {SHIPPING_METHODS.map(({ id }) => (
          <label key={id} className="flex cursor-pointer items-center gap-3.5 py-2.5">
            <input
              type="radio"
              name="shipping"
              className="choice size-5"
              value={id}
              checked={id === chosen}
              onChange={() => chooseShipping(id)}
            />
            <span className="grow">
              <span className={`block ${id === chosen ? 'font-bold' : 'font-medium'}`}>{shippingName(id, frame)}</span>
              <span className="block text-14 text-ink-2">{deliveryText(id, now, shop, frame)}</span>
            </span>
            <span className="tabular-nums">{format(shippingPrice(id, shop.shipping))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
