/** Pages of the footer that cannot be used yet: they say so, and what can be done meanwhile (decisions, section 2, Footer). */
import { EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

const SHOP = { label: 'Continue Shopping', to: links.shop() }

export function trackOrdersPage({ contact }: ShopSettings): InfoPage {
  return {
    slug: 'track-orders',
    title: 'Track Orders',
    lead: 'Tracking is not open yet: it opens together with ordering.',
    closed: true,
    sections: [
      {
        title: 'What it will be',
        paragraphs: [
          'A page of its own for every order, with a timeline from packing to the door, reached with the order number and without an account.',
        ],
      },
      {
        title: 'Until then',
        paragraphs: [`Questions about a parcel are answered at ${contact.email} and ${contact.phone}.`],
      },
    ],
    actions: [{ label: 'See a sample order', to: links.sampleOrder }, SHOP],
  }
}

export function orderHistoryPage(): InfoPage {
  return {
    slug: 'order-history',
    title: 'Order History',
    lead: 'There is no history yet, because ordering is not open yet.',
    closed: true,
    sections: [
      {
        title: 'What it will be',
        paragraphs: ['Your past orders with what they cost and where they went, to be looked up and printed.'],
      },
      { title: 'What is kept already', paragraphs: ['Your cart and your wishlist survive closing the browser.'] },
    ],
    actions: [{ label: 'Go to the wishlist', to: links.wishlist }, SHOP],
  }
}

export function myAccountPage({ name }: ShopSettings): InfoPage {
  return {
    slug: 'my-account',
    title: 'My Account',
    lead: `Accounts are not open yet, and nothing at ${name} asks for one.`,
    closed: true,
    sections: [
      {
        title: 'What works without',
        points: [
          'The cart, the wishlist and the compare list are kept in this browser.',
          'A compare list can be shared with its address.',
          'What you looked at last stands below every product.',
        ],
      },
    ],
    actions: [
      { label: 'Go to the wishlist', to: links.wishlist },
      { label: 'Go to the cart', to: links.cart },
    ],
  }
}

export function careersPage({ contact }: ShopSettings): InfoPage {
  return {
    slug: 'careers',
    title: 'Careers',
    lead: 'This page is not open yet: there is no vacancy to be shown.',
    closed: true,
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
    lead: 'News are not open yet. What is new in the shop can be seen all the same.',
    closed: true,
    sections: [
      { title: 'New in the range', paragraphs: ['The newest products stand first when the shop is sorted by Newest.'] },
    ],
    actions: [
      { label: 'See what is new', to: links.shop({ ...EMPTY_QUERY, sortBy: 'newest' }) },
      { label: 'Catalogues', to: links.catalogues },
    ],
  }
}
