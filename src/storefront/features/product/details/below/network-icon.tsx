/** Our own line drawings for the four networks of spec 1.3. */
import type { ShareLink } from './share-links.ts'

const DRAWINGS: Readonly<Record<ShareLink['network'], string>> = {
  Facebook: 'M17 2.5h-2.5a4.5 4.5 0 0 0-4.5 4.5v3H7v4h3v7.5h4V14h3l1-4h-4V7a1 1 0 0 1 1-1h2.5z',
  Twitter:
    'M21.5 4.5c-.8.55-1.7.98-2.64 1.25A3.77 3.77 0 0 0 12.25 8.3v.84A8.96 8.96 0 0 1 4.57 5.25s-3.36 7.6 4.2 10.97A9.78 9.78 0 0 1 2.5 18c7.6 4.22 16.8 0 16.8-9.7 0-.24-.02-.47-.06-.7a5.8 5.8 0 0 0 2.26-3.1z',
  Linkedin:
    'M15.5 9a5.5 5.5 0 0 1 5.5 5.5V21h-3.7v-6.5a1.83 1.83 0 0 0-3.66 0V21H10v-6.5A5.5 5.5 0 0 1 15.5 9zM3 9.7h3.7V21H3zM4.85 6.8a1.85 1.85 0 1 0 0-3.7 1.85 1.85 0 0 0 0 3.7z',
  Vimeo:
    'M3 8.3 6 5.6c1.35-1.2 3-1.2 3.6 1.1l1.5 5.9c.6 2.2 1.4 2.2 2.5.3 1.5-2.5 1.6-3.8-.5-3.5.9-3.1 2.9-4.9 5.4-4.9 2.2 0 2.8 1.7 2.3 4.1-.9 4.3-5.4 10.9-8.9 10.9-2.2 0-2.9-1.6-3.5-3.7L7.2 11C6.9 9.7 6.3 9.2 5.4 9.8l-1.2.8z',
}

export function NetworkIcon({ network }: { network: ShareLink['network'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[network]} />
    </svg>
  )
}
