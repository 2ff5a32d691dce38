/** Pages of the footer for what there is not yet: they say so as a shop would, and what can be done meanwhile (spec 1.3). */
import type { GroupText } from '#texts/text-pack.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import type { InfoPage } from './info-page.ts'

export function myAccountPage({ name }: ShopSettings, t: GroupText<'info'>): InfoPage {
  return {
    slug: 'my-account',
    title: t('myAccount'),
    lead: t('nothingAtNameAsksYou', { name }),
    closed: t('noAccountNeeded'),
    sections: [
      {
        title: t('whatWorksWithout'),
        points: [
          t('theCartTheWishlistAnd'),
          t('everyOrderHasAPage'),
          t('orderHistoryListsTheOrders'),
          t('compareShared'),
          t('whatYouLookedAtLast'),
        ],
      },
    ],
    actions: [
      { label: t('orderHistory'), to: links.orderHistory },
      { label: t('goToTheWishlist'), to: links.wishlist },
    ],
  }
}

export function careersPage({ contact }: ShopSettings, t: GroupText<'info'>): InfoPage {
  return {
    slug: 'careers',
    title: t('careers'),
    lead: t('thereIsNoVacancyAt'),
    closed: t('noOpenPositions'),
    sections: [
      {
        title: t('youWouldLikeToWrite'),
        paragraphs: [t('pleaseDoEmailSayWhat', { email: contact.email })],
      },
    ],
    actions: [
      { label: t('ourStory'), to: links.aboutUs },
      { label: t('contactUs'), to: links.contactUs },
    ],
  }
}

export function latestNewsPage(_settings: ShopSettings, t: GroupText<'info'>): InfoPage {
  return {
    slug: 'latest-news',
    title: t('latestNews'),
    lead: t('thereIsNoNewsletterYet'),
    closed: t('noNewsletterYet'),
    withNewest: true,
    sections: [],
    actions: [
      { label: t('seeWhatIsNew'), to: links.shop({ ...EMPTY_QUERY, sortBy: 'newest' }) },
      { label: t('catalogues'), to: links.catalogues },
    ],
  }
}
