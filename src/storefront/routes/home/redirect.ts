/** The empty path leads to the main home (specification, section 2). */
import { redirect } from 'react-router'
import { links } from '../../links.ts'

export function loader() {
  return redirect(links.home())
}
