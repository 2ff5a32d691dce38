/** Where the share icons of a product lead. */
import type { KeyOf } from '#texts/text-pack.ts'

export interface ShareLink {
  network: 'Facebook' | 'Twitter' | 'Linkedin' | 'Vimeo'
  /** Accessible name. */
  label: KeyOf<'product'>
  href: string
}

/** The four networks of spec 1.3 with the product's public address filled in. Vimeo takes no shared links: its front page. */
export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  return [
    { network: 'Facebook', label: 'shareOnFacebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Twitter', label: 'shareOnTwitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    {
      network: 'Linkedin',
      label: 'shareOnLinkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { network: 'Vimeo', label: 'vimeo', href: 'https://vimeo.com/' },
  ]
}
