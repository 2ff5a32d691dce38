/** What the fields of `market` in `shop.json` mean, with an example each (docs/specification.md, 12.4). */
import type { ShopField } from './shop-field.ts'

export const MARKET_FIELDS: Readonly<Record<string, ShopField>> = {
  market: {
    means:
      'What the law of your market asks for. Every text is a list of paragraphs, or one for each language by its BCP 47 tag.',
    example: { eu: true, imprint: ['Owner: Ada Weber', 'Commercial register: HRB 12345, Berlin'] },
  },
  'market.eu': {
    means:
      'You sell to consumers of the European Union: withdrawal, the legal guarantee, the lowest price of 30 days, unit prices, makers, the button that says that paying follows, an imprint and an accessibility statement.',
    example: true,
  },
  'market.imprint': {
    means: 'What the imprint says below your name, address, phone and mail: who stands for you, register, supervision.',
    example: ['Owner: Ada Weber', 'Commercial register: HRB 12345, Berlin'],
  },
  'market.accessibility': {
    means: 'How far this shop can be used by everybody, where it falls short, and who watches over it.',
    example: { en: ['This shop meets EN 301 549.'], de: ['Dieser Shop erfüllt die EN 301 549.'] },
  },
  'market.withdrawal': {
    means: 'Your instructions on withdrawal, in place of ours.',
    example: ['You have the right to withdraw from this contract within 14 days without giving any reason.'],
  },
  'market.guarantee': {
    means: 'Your notice on the legal guarantee before an order, in place of ours.',
    example: ['The law gives you two years of guarantee on all goods.'],
  },
  'market.reviewsChecked': {
    means: 'Whether and how you make sure that reviews come from people who bought, in place of our sentence.',
    example: ['Only buyers can review here.'],
  },
}
