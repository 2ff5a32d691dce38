/** Privacy and terms: what this shop really does with data, and the rules that its prices and pages follow. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function privacyPage({ name, contact }: ShopSettings): InfoPage {
  return {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    lead: 'No account, no tracking, no advertising: most of what the shop remembers stays in your browser.',
    sections: [
      {
        title: 'What stays in your browser',
        facts: [
          { name: 'Cart', value: 'what you put in, with colour, size and number' },
          { name: 'Wishlist and compare list', value: 'the products that you marked' },
          { name: 'Recently viewed', value: 'the last products that you opened' },
          { name: 'Way of shipping', value: 'your last choice, until the window is closed' },
        ],
        paragraphs: [`Clear the data of this site in your browser and all of it is gone. ${name} keeps no copy.`],
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
          'Like any web server, it sees the address that asks for a page and answers it. No profile is made of it and nothing is passed on.',
          'Reviews and messages written in a form are checked in your browser and are not sent to a server. The address of a reviewer is never shown.',
        ],
      },
      {
        title: 'Others',
        paragraphs: [
          'Pages, pictures and fonts come from this shop alone. A product video of YouTube is only fetched when you press Play, from its privacy-friendly host. The links to social networks lead away and carry nothing along.',
        ],
      },
      { title: 'Questions', paragraphs: [`Write to ${contact.email}, or to ${contact.address.join(', ')}.`] },
    ],
    actions: [
      { label: 'Contact us', to: links.contactUs },
      { label: 'Terms & Conditions', to: links.page('terms-and-conditions') },
    ],
  }
}

export function termsPage({ name, taxSentence, returnDays, contact }: ShopSettings): InfoPage {
  return {
    slug: 'terms-and-conditions',
    title: 'Terms & Conditions',
    lead: 'The rules of the house in plain words: prices, stock, pictures and returns.',
    sections: [
      {
        title: 'Prices',
        points: [
          `All prices are in US dollars. ${taxSentence}.`,
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
        paragraphs: [`${name}, ${contact.address.join(', ')}. ${contact.email}, ${contact.phone}.`],
      },
    ],
    actions: [
      { label: 'How returns work', to: links.page('returns') },
      { label: 'Privacy Policy', to: links.page('privacy-policy') },
    ],
  }
}
