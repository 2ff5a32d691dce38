/** The line of progress while the router fetches a page. */
import { useNavigation } from 'react-router'
import { SlowLine } from '#ui/slow-line.tsx'

export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <SlowLine />
}
