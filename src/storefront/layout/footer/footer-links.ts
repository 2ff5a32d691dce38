/** The footer's columns, and where their words lead (spec 1.3). */
import { links } from '#storefront/links.ts'

export interface FooterColumnLinks {
  title: string
  links: readonly { label: string; to: string }[]
}

export const FOOTER_COLUMNS: readonly FooterColumnLinks[] = [
  {
    title: 'My Account',
    links: [
      { label: 'Track Orders', to: links.trackOrder },
      { label: 'Shipping', to: links.page('shipping') },
      { label: 'Wishlist', to: links.wishlist },
      { label: 'My Account', to: links.page('my-account') },
      { label: 'Order History', to: links.orderHistory },
      { label: 'Returns', to: links.page('returns') },
    ],
  },
  {
    title: 'Information',
    links: [
      { label: 'Our Story', to: links.aboutUs },
      { label: 'Careers', to: links.page('careers') },
      { label: 'Privacy Policy', to: links.page('privacy-policy') },
      { label: 'Terms & Conditions', to: links.page('terms-and-conditions') },
      { label: 'Latest News', to: links.page('latest-news') },
      { label: 'Contact Us', to: links.contactUs },
    ],
  },
]

/** Spec 1.3: the networks' own front pages, as the shop has no accounts there yet. */
export const SOCIAL_LINKS = [
  { id: 'facebook', title: 'Facebook', href: 'https://www.facebook.com/' },
  { id: 'twitter', title: 'Twitter', href: 'https://twitter.com/' },
  { id: 'linkedin', title: 'Linkedin', href: 'https://www.linkedin.com/' },
  { id: 'vimeo', title: 'Vimeo', href: 'https://vimeo.com/' },
] as const

export type SocialNetwork = (typeof SOCIAL_LINKS)[number]['id']
