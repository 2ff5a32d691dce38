/** Shipping and returns, from this shop's own settings (spec 1.3). */
import { shippingName } from '#texts/shipping-text.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { asSentence, sentences } from '#domain/shop/sentences.ts'
import type { Minor } from '#domain/money/minor.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import { SHIPPING_METHODS } from '#domain/pricing/shipping.ts'
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
  return {
    slug: 'shipping',
    title: t('shipping'),
    lead: sentences(freeShippingNote, t('threeWaysToGetIt')),
    sections: [
      {
        title: t('whatItCostsAndHow'),
        facts: SHIPPING_METHODS.map(({ id, setting }) => ({
          name: shippingName(id, frame),
          value: t('priceAndTime', {
            price: price(shipping[setting].price, own, t),
            time: transit(setting === 'localPickup', shipping[setting].days, t),
          }),
        })),
        paragraphs: [t('workingDaysAreMondayTo')],
      },
      {
        title: t('whenItLeaves'),
        paragraphs: [t('anOrderPlacedBeforeTime', { time: clockTime(dispatchCutOff, t.locale) })],
      },
      {
        title: t('localPickup'),
        paragraphs: [
          sentences(
            t('parcelsWaitAtAddress', { address: contact.address.join(', ') }),
            t('openingHoursHours', { hours: contact.hours }),
          ),
        ],
      },
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

function price(amount: Minor, { format }: Money, t: GroupText<'info'>): string {
  return amount === 0 ? t('free') : format(amount)
}

function transit(pickup: boolean, [first, last]: readonly [number, number], t: GroupText<'info'>): string {
  if (first === last) return t(pickup ? 'readyAfter' : 'arrivesIn', { days: first })
  return t(pickup ? 'readyAfterBetween' : 'arrivesBetween', { first, last })
}
