/** Line drawings of the four networks of spec 1.3, in the manner of the icon set, which has none; the drawings are in the style sheet. */
import type { SocialNetwork } from './footer-links.ts'
import './social-icon.css'

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <span aria-hidden="true" className="social-icon" data-network={network} />
}
