/** Shipping and returns, from this shop's own settings (spec 1.3). */
import { asSentence, sentences } from '#domain/shop/sentences.ts'
import type { Minor } from '#domain/money/minor.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import { SHIPPING_METHODS } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { clockTime } from '../../goods/order/dispatch.ts'
import type { InfoPage } from './info-page.ts'

export function shippingPage({
  shipping,
  dispatchCutOff,
  freeShippingNote,
  taxSentence,
  contact,
  money,
}: ShopSettings): InfoPage {
  const own = moneyOf({ money })
  return {
    slug: 'shipping',
    title: 'Shipping',
    lead: sentences(freeShippingNote, 'Three ways to get it, all chosen in the cart'),
    sections: [
      {
        title: 'What it costs and how long it takes',
        facts: SHIPPING_METHODS.map(({ label, setting }) => ({
          name: label,
          value: `${price(shipping[setting].price, own)}, ${transit(setting === 'localPickup', shipping[setting].days)}`,
        })),
        paragraphs: [
          'Working days are Monday to Friday, counted from the day of dispatch. The cart shows the dates that follow from it before you decide.',
        ],
      },
      {
        title: 'When it leaves',
        paragraphs: [
          `An order placed before ${clockTime(dispatchCutOff)} on a working day leaves the same day. Later orders, and those of a weekend, leave on the next working day.`,
        ],
      },
      {
        title: 'Local pickup',
        paragraphs: [sentences(`Parcels wait at ${contact.address.join(', ')}`, `Opening hours: ${contact.hours}`)],
      },
      {
        title: 'Tax',
        paragraphs: [sentences(taxSentence, 'Nothing is added at the end but the shipping that you chose')],
      },
    ],
    actions: [
      { label: 'Go to the cart', to: links.cart },
      { label: 'How returns work', to: links.page('returns') },
    ],
  }
}

export function returnsPage({ returnDays, contact }: ShopSettings): InfoPage {
  return {
    slug: 'returns',
    title: 'Returns',
    lead: `${returnDays} days easy returns, for any reason, and the price you paid comes back.`,
    sections: [
      {
        title: 'How it works',
        points: [
          `Write to ${contact.email} within ${returnDays} days of the parcel's arrival and say what comes back. A reason helps us, but is not needed.`,
          'Pack it so that it travels as safely as it came, with everything that was in the box.',
          asSentence(`Send it to ${contact.address.join(', ')}, or bring it: ${contact.hours}`),
          'The price you paid goes back the way it came once the goods are here and looked at.',
        ],
      },
      {
        title: 'What we ask',
        paragraphs: [
          'Try things on and try things out as you would in a shop, and send back everything that was in the box.',
        ],
      },
      {
        title: 'Something is broken or wrong',
        paragraphs: ['Write to us and we put it right. A photograph in your message makes it quicker.'],
      },
    ],
    actions: [
      { label: 'Contact us', to: links.contactUs },
      { label: 'Shipping', to: links.page('shipping') },
    ],
  }
}

function price(amount: Minor, { format }: Money): string {
  return amount === 0 ? 'free' : format(amount)
}

function transit(pickup: boolean, [first, last]: readonly [number, number]): string {
  const days = first === last ? `${first} working ${first === 1 ? 'day' : 'days'}` : `${first} to ${last} working days`
  return pickup ? `ready after ${days}` : `arrives in ${days}`
}
