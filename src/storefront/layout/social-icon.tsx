/** Line drawings of the four networks of section 1, in the manner of the icon set, which has none. */
import type { SocialNetwork } from './footer-links.ts'

const DRAWINGS: Record<SocialNetwork, string> = {
  facebook: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17Z',
  twitter:
    'M21.5 5c-.6 1.1-1.1 1.8-2 2.5.6 8.2-7.9 14.6-16.5 11 2.5.1 4.5-.7 5.8-2-3.6-1.8-6.1-6.3-4.3-10.5 2 2.4 4.6 3.7 7.5 3.5-.6-3.9 3.7-5.9 6.4-3.5 1 0 2.2-.4 3.1-1Z',
  linkedin:
    'M3 9.500h3.500V20H3ZM4.75 3.250a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.500ZM10 9.500h3.500v1.600A4 4 0 0 1 21 13.300V20h-3.500v-6a2 2 0 0 0-4 0v6H10Z',
  vimeo:
    'M3 8.400l1.1 1.300c1.6-1.1 2-.8 2.4.5.8 2.6 1.2 4.8 1.9 7 .8 2.4 2 2.9 4 1.6 3.8-2.6 7.4-6.7 8.4-11 .7-3.3-1.6-4.8-4-3.6-1.5.7-2.5 2-2.9 3.7 2.4-.6 2.7 1 1.7 2.9-.7 1.4-1.3 2.3-1.9 2.3-.7 0-1.1-1.3-1.6-3.8-.5-2.7-.7-4.9-2.7-4.700C7.3 4.8 5.2 6.4 3 8.400Z',
}

export function SocialIcon({ network, size = 22 }: { network: SocialNetwork; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[network]} />
    </svg>
  )
}
