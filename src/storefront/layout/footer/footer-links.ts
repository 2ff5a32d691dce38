/** The footer's columns, and where their words lead (spec 1.3). */
import type { KeyOf } from '#texts/text-pack.ts'
import { links } from '#storefront/links.ts'

export interface FooterColumnLinks {
  title: KeyOf<'frame'>
  links: readonly { label: KeyOf<'frame'>; to: string }[]
}

export const FOOTER_COLUMNS: readonly FooterColumnLinks[] = [
  {
    title: 'myAccount',
    links: [
      { label: 'trackOrders', to: links.trackOrder },
      { label: 'shipping', to: links.page('shipping') },
      { label: 'wishlist', to: links.wishlist },
      { label: 'myAccount', to: links.page('my-account') },
      { label: 'orderHistory', to: links.orderHistory },
      { label: 'returns', to: links.page('returns') },
    ],
  },
  {
    title: 'information',
    links: [
      { label: 'ourStory', to: links.aboutUs },
      { label: 'careers', to: links.page('careers') },
      { label: 'privacyPolicy', to: links.page('privacy-policy') },
      { label: 'terms', to: links.page('terms-and-conditions') },
      { label: 'latestNews', to: links.page('latest-news') },
      { label: 'contactUs', to: links.contactUs },
    ],
  },
]

/** What the law of the European Union wants within reach of every page (docs/specification.md, 12.4); the withdrawal comes first and stands out. */
export const LEGAL_LINKS = [
  { label: 'withdrawHere', to: links.withdraw() },
  { label: 'imprint', to: links.page('imprint') },
  { label: 'accessibilityStatement', to: links.page('accessibility') },
] as const

/** Spec 1.3: the networks' own front pages, as the shop has no accounts there yet. */
export const SOCIAL_LINKS = [
  { id: 'facebook', title: 'Facebook', href: 'https://www.facebook.com/' },
  { id: 'twitter', title: 'Twitter', href: 'https://twitter.com/' },
  { id: 'linkedin', title: 'Linkedin', href: 'https://www.linkedin.com/' },
  { id: 'vimeo', title: 'Vimeo', href: 'https://vimeo.com/' },
] as const

export type SocialNetwork = (typeof SOCIAL_LINKS)[number]['id']
