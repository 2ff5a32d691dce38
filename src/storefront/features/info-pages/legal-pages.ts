/** Privacy and terms: what this shop really does with data, and the rules that its prices and pages follow. */
import { PAYMENT_WAYS } from '#domain/order/payment/payment-ways.ts'
import { asSentence, sentences } from '#domain/shop/sentences.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function privacyPage({ contact }: ShopSettings): InfoPage {
  return {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    lead: 'No account, no tracking, no advertising: until you order, what the shop remembers stays in your browser.',
    sections: [
      {
        title: 'What stays in your browser',
        facts: [
          { name: 'Cart', value: 'what you put in, with colour, size and number' },
          { name: 'Wishlist and compare list', value: 'the products that you marked' },
          { name: 'Recently viewed', value: 'the last products that you opened' },
          { name: 'Checkout', value: 'what you typed and chose there, until the window is closed; never card data' },
          { name: 'Orders', value: 'number, date, sum and link of each, so that Order History can list them' },
        ],
        paragraphs: [
          'Clear the data of this site in your browser and all of it is gone; Order History also has a button that forgets its list. Of the cart, the server learns what is needed to name prices and stock, and of the rest nothing but which products to show.',
        ],
      },
      {
        title: 'What is kept when you order',
        facts: [
          {
            name: 'With the order',
            value:
              'your e-mail address, name and delivery address, phone number and notes if you gave them, the products with their prices, how it is paid and every step until it arrives',
          },
          { name: 'What for', value: 'to send the goods, to answer you and to keep the books; nothing else' },
          { name: 'Mail', value: 'a confirmation, and word when it is sent or cancelled; no advertising' },
          {
            name: 'The page of the order',
            value:
              'opened by the secret link in your mail and by whoever has it, or by number and e-mail address together; in no search engine and in no cache',
          },
          { name: 'Who else sees it', value: 'those who carry the parcel and the mail, as far as they need it' },
        ],
        paragraphs: [
          ...PAYMENT_WAYS.flatMap(({ words }) => words.privacy ?? []),
          `To have what is kept about you shown, corrected or deleted, write to ${contact.email}.`,
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'One: XSRF-TOKEN, a random value that protects what you send against other sites. It says nothing about you, and it is not set by looking at pages.',
        ],
      },
      {
        title: 'What the server sees',
        paragraphs: [
          'Like any web server, it sees the address that asks for a page and answers it. No profile is made of it and nothing is passed on. To stop guessing, attempts at orders are counted by that address for a short time, in memory alone.',
          'The review form of a product and the contact form are checked in your browser and are not sent to a server. Those who bought a product can review it on the page of their order: that review is kept and shown with first name and initial, never with the address.',
        ],
      },
      {
        title: 'Others',
        paragraphs: [
          'Pages, pictures and fonts come from this shop alone. A product video of YouTube is only fetched when you press Play, from its privacy-friendly host. The links to social networks lead away and carry nothing along.',
        ],
      },
      {
        title: 'Questions',
        paragraphs: [asSentence(`Write to ${contact.email}, or to ${contact.address.join(', ')}`)],
      },
    ],
    actions: [
      { label: 'Contact us', to: links.contactUs },
      { label: 'Terms & Conditions', to: links.page('terms-and-conditions') },
    ],
  }
}

export function termsPage({ name, money, taxSentence, returnDays, contact }: ShopSettings): InfoPage {
  return {
    slug: 'terms-and-conditions',
    title: 'Terms & Conditions',
    lead: 'The rules of the house in plain words: prices, stock, pictures and returns.',
    sections: [
      {
        title: 'Prices',
        points: [
          sentences(
            `All prices are in ${money.currency.code === 'USD' ? 'US dollars' : money.currency.code}`,
            taxSentence,
          ),
          'A discount is taken off the list price of one piece and rounded to the cent once, so lines and totals always add up.',
          'The countdown of an offer says how long it runs; when it ends, no price changes by itself.',
        ],
      },
      {
        title: 'Availability',
        paragraphs: [
          'A product that is out of stock cannot be put into the cart, and no more than what is in stock can. Lying in the cart reserves nothing: what changed meanwhile is pointed out there.',
        ],
      },
      {
        title: 'Colours and pictures',
        paragraphs: ['Pictures show the goods as closely as a screen can. Small differences of shade are possible.'],
      },
      {
        title: 'Returns',
        paragraphs: [`You have ${returnDays} days to send something back. The page about returns says how.`],
      },
      {
        title: 'Who we are',
        paragraphs: [sentences(`${name}, ${contact.address.join(', ')}`, `${contact.email}, ${contact.phone}`)],
      },
    ],
    actions: [
      { label: 'How returns work', to: links.page('returns') },
      { label: 'Privacy Policy', to: links.page('privacy-policy') },
    ],
  }
}
