/** A line along the upper edge while a page is fetched; the style sheet shows it after 300 ms, so that a quick answer stays quiet (usability 53). */
import { useNavigation } from 'react-router'

export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <div aria-hidden="true" className="page-progress" />
}
