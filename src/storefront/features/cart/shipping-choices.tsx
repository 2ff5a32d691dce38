/** The ways of shipping with their prices and dates; label, radio and arrow keys all choose (spec 4.13). */
import { shippingName } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { localCountryName } from '#domain/order/country-name.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useState } from 'react'
import { deliveryText } from '../../goods/order/delivery-text.ts'
import { chooseShipping } from '../../goods/order/shipping-choice.ts'
import { chooseCountry, shippingCountries } from '../../goods/order/ship-to.ts'
import type { CartShipping } from '../../goods/order/use-shipping.ts'

interface ShippingChoicesProps {
  shop: ShopSettings
  shipping: CartShipping
  country: string
}

/** Shown only once the stores are loaded, so the clock may be read at once. */
export function ShippingChoices({ shop, shipping, country }: ShippingChoicesProps) {
  const t = useCartText()
  const frame = useFrameText()
  const { format } = useMoney()
  const [now] = useState(() => Date.now())
  // Nothing chosen counts as `free` and is sent as that (spec 4.13).
  const chosen = shipping.offer?.setting.id
  const countries = shippingCountries(shop)
  return (
    <fieldset className="border-y border-sand-line py-5">
      <legend className="float-left mb-2 w-full font-bold">{t('shipping')}</legend>
      {countries.length > 1 && (
        <label className="clear-both flex items-center justify-between gap-4 pb-2 text-14">
          {t('shipTo')}
          <select
            className="field w-auto max-w-52"
            value={country}
            onChange={(event) => chooseCountry(event.currentTarget.value)}
          >
            {countries.map((code) => (
              <option key={code} value={code}>
                {localCountryName(code, t.locale)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="clear-both grid">
        {shipping.offered.map(({ setting, price }) => (
          <label key={setting.id} className="flex cursor-pointer items-center gap-3.5 py-2.5">
            <input
              type="radio"
              name="shipping"
              className="choice size-5"
              value={setting.id}
              checked={setting.id === chosen}
              onChange={() => chooseShipping(setting.id)}
            />
            <span className="grow">
              <span className={`block ${setting.id === chosen ? 'font-bold' : 'font-medium'}`}>
                {shippingName(setting, frame)}
              </span>
              <span className="block text-14 text-ink-2">{deliveryText(setting.id, now, shop, frame)}</span>
            </span>
            <span className="tabular-nums">{format(price)}</span>
          </label>
        ))}
      </div>
      {shipping.unserved.map(({ setting, why }) => (
        <p key={setting.id} className="pt-1 text-14 text-ink-2">
          {t(why === 'country' ? 'notThere' : 'tooHeavy', {
            way: shippingName(setting, frame),
            country: localCountryName(country, t.locale),
          })}
        </p>
      ))}
    </fieldset>
  )
}
