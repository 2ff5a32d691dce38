/** What each field of `shop.json` means, with an example: the editor's help (shop.schema.json) and docs/shop-json.md are made of it. */

import { MARKET_FIELDS } from './market-fields.ts'
import type { ShopField } from './shop-field.ts'

/** By the field's name; a dot leads into an object, `[]` into a list, `*` to what the owner names himself. Every field of the file's check stands here (shop-schema.test.ts). */
export const SHOP_FIELDS: Readonly<Record<string, ShopField>> = {
  $schema: {
    means: 'Where editors find the description of this file; the shop passes it over.',
    example: './shop.schema.json',
  },
  currency: {
    means:
      'The code of ISO 4217 that all amounts are in; dollars by default. The database remembers it, and a start with another one ends with a sentence.',
    example: 'EUR',
  },
  locale: {
    means: 'The language of the shop and how amounts, numbers and dates are written, as a BCP 47 tag.',
    example: 'de-DE',
  },
  languages: {
    means: 'Further languages: the same shop once more under `/en/...`, with a switch in the header.',
    example: ['en', 'fr'],
  },
  country: { means: 'Where orders go while no address says so, as a code of ISO 3166-1.', example: 'DE' },
  tax: {
    means: 'How tax is counted. Without rates no tax line is shown.',
    example: {
      mode: 'included',
      rates: [
        { name: 'MwSt', percent: 19, countries: ['DE'] },
        { name: 'MwSt', percent: 7, class: 'reduced', countries: ['DE'] },
        { name: 'Sales tax', percent: 8.875, countries: ['US'], regions: ['NY'] },
      ],
      shippingClass: 'reduced',
    },
  },
  'tax.mode': { means: '`included` in the prices, `added` to them, or `none`.', example: 'included' },
  'tax.rates': {
    means: 'The rates, of which the most specific holds: region before country before everywhere, class before none.',
    example: [{ name: 'VAT', percent: 20 }],
  },
  'tax.rates[].name': { means: 'What the tax line says.', example: 'MwSt' },
  'tax.rates[].percent': { means: 'From 0 to 100, with at most four decimals.', example: 8.875 },
  'tax.rates[].class': {
    means: 'The goods that it is for, by their `taxClass`; without one for all others.',
    example: 'reduced',
  },
  'tax.rates[].countries': {
    means: 'Where it holds, as codes of ISO 3166-1; everywhere without.',
    example: ['DE', 'AT'],
  },
  'tax.rates[].regions': {
    means: 'States or provinces of those countries, as addresses name them.',
    example: ['NY', 'New York'],
  },
  'tax.shippingClass': {
    means: "The class that shipping is taxed by; without it in proportion to the goods' rates.",
    example: 'reduced',
  },
  name: { means: 'Your name: in the header, titles, mails.', example: 'Corner & Co' },
  contact: {
    means: 'How people reach you; what is left out stays as in the sample.',
    example: {
      phone: '+49 30 1234',
      email: 'hello@corner.example',
      address: ['1 Light Lane', '10115 Berlin'],
      hours: 'Tuesday to Saturday, 10 to 18',
    },
  },
  'contact.phone': { means: 'As it is shown; what is dialled is made of it.', example: '+49 30 1234' },
  'contact.email': { means: 'The address on the pages and under mails.', example: 'hello@corner.example' },
  'contact.address': { means: 'Line by line.', example: ['1 Light Lane', '10115 Berlin'] },
  'contact.hours': { means: 'When somebody is there, in your words.', example: 'Tuesday to Saturday, 10 to 18' },
  productTypes: {
    means: 'The kinds of goods that you sell.',
    example: [
      { id: 'home', title: 'Home & Garden', home: 'home' },
      { id: 'spares', title: 'Spare parts', home: null },
    ],
  },
  'productTypes[].id': { means: 'As in your catalogue: lower-case letters, digits and hyphens.', example: 'home' },
  'productTypes[].title': { means: 'For people.', example: 'Home & Garden' },
  'productTypes[].home': { means: "The end of its home's address `/home/...`, or `null` for none.", example: 'home' },
  homes: {
    means: 'Home pages by the end of their address, and `main`.',
    example: { main: { accent: '#7a3b12', hero: '/media/hero.jpg' }, garden: { enabled: false } },
  },
  'homes.*': { means: 'One home.', example: { accent: '#7a3b12' } },
  'homes.*.enabled': { means: 'Whether it is there.', example: false },
  'homes.*.accent': {
    means: 'The colour of buttons and marks; where it could not be read, the nearest darker or lighter shade is worn.',
    example: '#7a3b12',
  },
  'homes.*.hero': {
    means: 'A picture of MEDIA_DIR, at least 1600 by 900, the subject below and to the right.',
    example: '/media/hero.jpg',
  },
  shipping: {
    means:
      'The ways to send. `methods` names them; `flatRate`, `localPickup` and `free` change price and time of the three that are there from the start.',
    example: { flatRate: { price: 12.5, days: [2, 4] }, free: { price: 4, days: [5, 8] } },
  },
  'shipping.flatRate': { means: 'Flat rate.', example: { price: 12.5, days: [2, 4] } },
  'shipping.localPickup': { means: 'Collected at your place.', example: { price: 0, days: [0, 1] } },
  'shipping.free': { means: 'Free shipping, or the cheapest that you offer.', example: { price: 0, days: [5, 8] } },
  'shipping.methods': {
    means:
      'The ways in the order in which they are offered. A list with ways of your own takes the place of the three; one that names only `flat-rate`, `local-pickup` or `free` changes those.',
    example: [
      { id: 'dhl', title: 'DHL parcel', price: 4.9, days: [1, 2], countries: ['DE'], freeFrom: 50 },
      {
        id: 'freight',
        title: 'Freight',
        days: [5, 9],
        byWeight: [
          { upTo: 5000, price: 12 },
          { upTo: 31500, price: 25 },
        ],
      },
      { id: 'local-pickup', price: 0, days: [0, 1] },
    ],
  },
  'shipping.methods[].id': {
    means:
      'Lower-case letters, digits and hyphens; `flat-rate`, `local-pickup` and `free` are the three from the start.',
    example: 'dhl',
  },
  'shipping.methods[].title': {
    means: 'What shoppers read; the three have words in each language.',
    example: 'DHL parcel',
  },
  'shipping.methods[].price': { means: "What it costs, in the shop's currency.", example: 4.9 },
  'shipping.methods[].days': { means: 'Working days from dispatch to arrival, first and last.', example: [1, 2] },
  'shipping.methods[].enabled': { means: 'False takes it away without losing what stands here.', example: false },
  'shipping.methods[].countries': {
    means: 'Where it goes, as codes of ISO 3166-1; everywhere without.',
    example: ['DE', 'AT'],
  },
  'shipping.methods[].freeFrom': {
    means: 'It costs nothing for goods from this amount on, after a code.',
    example: 50,
  },
  'shipping.methods[].byWeight': {
    means: "In place of `price`: steps of the parcel's weight, ascending. What is heavier than the last is not taken.",
    example: [{ upTo: 5000, price: 12 }],
  },
  'shipping.methods[].byWeight[].upTo': { means: 'Up to so many grams.', example: 5000 },
  'shipping.methods[].byWeight[].price': { means: "What it costs, in the shop's currency.", example: 12 },
  'shipping.methods[].taxClass': {
    means: 'The class that it is taxed by, before `tax.shippingClass`.',
    example: 'reduced',
  },
  freeShippingNote: {
    means: 'The line above the header; without it the shop says it in each language.',
    example: 'Free shipping on every order',
  },
  taxSentence: {
    means: 'The sentence on tax beside prices; without it the shop says it in each language, by `tax.mode`.',
    example: 'Prices include tax',
  },
  returnDays: { means: 'For how many days a purchase can be sent back.', example: 14 },
  dispatchCutOff: { means: 'Until when an order leaves the same day, in 24 hours.', example: '11:15' },
  sizeGuides: {
    means: "By the category's name in lower case with hyphens.",
    example: {
      lighting: {
        title: 'Shade sizes',
        rows: [
          ['Size', 'cm'],
          ['S', '20'],
        ],
      },
    },
  },
  'sizeGuides.*': {
    means: 'One guide.',
    example: {
      title: 'Shade sizes',
      rows: [
        ['Size', 'cm'],
        ['S', '20'],
      ],
    },
  },
  'sizeGuides.*.title': { means: 'What stands above the table.', example: 'Shade sizes' },
  'sizeGuides.*.rows': {
    means: 'The first row is the head.',
    example: [
      ['Size', 'cm'],
      ['S', '20'],
    ],
  },
  search: {
    means: 'What the search knows beside your goods.',
    example: {
      synonyms: [['lamp', 'luminaire', 'light fitting']],
      redirects: { 'opening hours': '/screens/contactUs' },
    },
  },
  'search.synonyms': {
    means:
      'Groups of names for the same goods, of one word or two each: whoever looks for one finds the others behind it.',
    example: [['lamp', 'luminaire']],
  },
  'search.redirects': {
    means: 'A search text, and the page of this site that it leads to instead of results.',
    example: { 'opening hours': '/screens/contactUs' },
  },
  names: {
    means:
      'In each further language, what your colours, sizes, tags, product types and attributes are called, at most 2000. Products, categories and brands are translated in the catalogue file.',
    example: { en: { Schwarz: 'Black', Farbe: 'Colour' } },
  },
  live: {
    means:
      'Whether this is a live shop, in which ratings are computed, reviews are kept and the coupon field works. Without it the shop is live as soon as it sells anything but the sample.',
    example: true,
  },
  invoicePrefix: {
    means:
      'Stands before the numbers of invoices, which count from 0001 in each year. Invoices that were made keep theirs.',
    example: 'RE-',
  },
  taxNumber: { means: 'Stands on invoices, such as your VAT identification number.', example: 'DE123456789' },
  reviews: { means: 'What becomes of reviews in a live shop.', example: { buyersWait: false } },
  'reviews.buyersWait': {
    means: "Whether a buyer's review waits for your approval, as everybody else's does; it does by default.",
    example: false,
  },
  ...MARKET_FIELDS,
}

/** What a rate of shipping has, under each of the three. */
export const SHIPPING_RATE_FIELDS: Readonly<Record<string, ShopField>> = {
  price: { means: "What it costs, in the shop's currency.", example: 12.5 },
  days: { means: 'Working days from dispatch to arrival, first and last.', example: [2, 4] },
}
