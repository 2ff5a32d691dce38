/** Where the share icons of a product lead. */

export interface ShareLink {
  network: 'Facebook' | 'Twitter' | 'Linkedin' | 'Vimeo'
  /** Accessible name. */
  label: string
  href: string
}

/** The four networks of spec 1.3 with the product's public address filled in. Vimeo takes no shared links: its front page. */
export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  return [
    { network: 'Facebook', label: 'Share on Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Twitter', label: 'Share on Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
    {
      network: 'Linkedin',
      label: 'Share on Linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { network: 'Vimeo', label: 'Vimeo', href: 'https://vimeo.com/' },
  ]
}
