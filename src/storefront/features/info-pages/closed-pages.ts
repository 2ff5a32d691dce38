/** Pages of the footer for what there is not yet: they say so as a shop would, and what can be done meanwhile (spec 1.3). */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function myAccountPage({ name }: ShopSettings): InfoPage {
  return {
    slug: 'my-account',
    title: 'My Account',
    lead: `Nothing at ${name} asks you for an account. What you keep stays in this browser, and every order has a page of its own.`,
    closed: 'No account needed',
    sections: [
      {
        title: 'What works without',
        points: [
          'The cart, the wishlist and the compare list are kept in this browser.',
          'Every order has a page of its own, which the link in its mail opens.',
          'Order History lists the orders that were made in this browser.',
          'A compare list can be shared with its address.',
          'What you looked at last stands below every product.',
        ],
      },
    ],
    actions: [
      { label: 'Order History', to: links.orderHistory },
      { label: 'Go to the wishlist', to: links.wishlist },
    ],
  }
}

export function careersPage({ contact }: ShopSettings): InfoPage {
  return {
    slug: 'careers',
    title: 'Careers',
    lead: 'There is no vacancy at the moment. The next one will stand here first.',
    closed: 'No open positions',
    sections: [
      {
        title: 'You would like to write anyway?',
        paragraphs: [`Please do: ${contact.email}. Say what you make well and show a piece of it.`],
      },
    ],
    actions: [
      { label: 'Our Story', to: links.aboutUs },
      { label: 'Contact us', to: links.contactUs },
    ],
  }
}

export function latestNewsPage(): InfoPage {
  return {
    slug: 'latest-news',
    title: 'Latest News',
    lead: 'There is no newsletter yet, and nothing to sign up for. What is new can be seen here.',
    closed: 'No newsletter yet',
    withNewest: true,
    sections: [],
    actions: [
      { label: 'See what is new', to: links.shop({ ...EMPTY_QUERY, sortBy: 'newest' }) },
      { label: 'Catalogues', to: links.catalogues },
    ],
  }
}
