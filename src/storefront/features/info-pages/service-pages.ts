/** Shipping and returns, from this shop's own settings (spec 1.3). */
import { shippingName } from '#texts/shipping-text.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { asSentence, sentences } from '#domain/shop/sentences.ts'
import type { Minor } from '#domain/money/minor.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import { countryName } from '#domain/order/countries.ts'
import { sendingWays } from '#domain/pricing/shipping.ts'
import type { ShippingSetting } from '#domain/shop/shipping-settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { clockTime } from '../../goods/order/dispatch.ts'
import type { InfoPage } from './info-page.ts'

export function shippingPage(
  { shipping, dispatchCutOff, freeShippingNote, taxSentence, contact, money }: ShopSettings,
  t: GroupText<'info'>,
  { frame }: { frame: GroupText<'frame'> },
): InfoPage {
  const own = moneyOf({ money })
  const sends = sendingWays(shipping).length > 0
  return {
    slug: 'shipping',
    title: t('shipping'),
    lead: sentences(freeShippingNote, areTheThree(shipping) ? t('threeWaysToGetIt') : ''),
    sections: [
      {
        title: t('whatItCostsAndHow'),
        facts: shipping.map((way) => ({
          name: shippingName(way, frame),
          value: t('priceAndTime', {
            price: wayPrice(way, own, t),
            time: transit(way.id === 'local-pickup', way.days, t),
          }),
        })),
        paragraphs: sends ? [t('workingDaysAreMondayTo')] : [],
      },
      ...(sends
        ? [
            {
              title: t('whenItLeaves'),
              paragraphs: [t('anOrderPlacedBeforeTime', { time: clockTime(dispatchCutOff, t.locale) })],
            },
          ]
        : []),
      ...(shipping.some(({ id }) => id === 'local-pickup')
        ? [
            {
              title: t('localPickup'),
              paragraphs: [
                sentences(
                  t('parcelsWaitAtAddress', { address: contact.address.join(', ') }),
                  t('openingHoursHours', { hours: contact.hours }),
                ),
              ],
            },
          ]
        : []),
      {
        title: t('tax'),
        paragraphs: [sentences(taxSentence, t('nothingIsAddedAtThe'))],
      },
    ],
    actions: [
      { label: t('goToTheCart'), to: links.cart },
      { label: t('howReturnsWork'), to: links.page('returns') },
    ],
  }
}

export function returnsPage({ returnDays, contact }: ShopSettings, t: GroupText<'info'>): InfoPage {
  return {
    slug: 'returns',
    title: t('returns'),
    lead: t('daysDaysEasyReturnsFor', { days: returnDays }),
    sections: [
      {
        title: t('howItWorks'),
        points: [
          t('writeToEmailWithinDays', { email: contact.email, days: returnDays }),
          t('packItSoThatIt'),
          asSentence(t('sendItToAddressOr', { address: contact.address.join(', '), hours: contact.hours })),
          t('thePriceYouPaidGoes'),
        ],
      },
      {
        title: t('whatWeAsk'),
        paragraphs: [t('tryThingsOnAndTry')],
      },
      {
        title: t('somethingIsBrokenOrWrong'),
        paragraphs: [t('writeToUsAndWe')],
      },
    ],
    actions: [
      { label: t('contactUs'), to: links.contactUs },
      { label: t('shipping'), to: links.page('shipping') },
    ],
  }
}

function areTheThree(shipping: readonly ShippingSetting[]): boolean {
  return shipping.map(({ id }) => id).join() === 'flat-rate,local-pickup,free'
}

/** What a way costs, from which amount on nothing, and where it goes. */
function wayPrice(way: ShippingSetting, own: Money, t: GroupText<'info'>): string {
  const lowest = price(way.byWeight?.[0]?.price ?? way.price, own, t)
  const plain = way.byWeight && way.byWeight.length > 1 ? t('fromAmount', { price: lowest }) : lowest
  const withFree =
    way.freeFrom === undefined ? plain : t('freeFromAmount', { price: plain, amount: own.format(way.freeFrom) })
  if (!way.countries) return withFree
  const places = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(
    way.countries.map((code) => countryName(code, t.locale)),
  )
  return t('toPlaces', { price: withFree, places })
}

function price(amount: Minor, { format }: Money, t: GroupText<'info'>): string {
  return amount === 0 ? t('free') : format(amount)
}

function transit(pickup: boolean, [first, last]: readonly [number, number], t: GroupText<'info'>): string {
  if (first === last) return t(pickup ? 'readyAfter' : 'arrivesIn', { days: first })
  return t(pickup ? 'readyAfterBetween' : 'arrivesBetween', { first, last })
}
