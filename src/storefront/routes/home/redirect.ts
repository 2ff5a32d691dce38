/** The empty path leads to the main home, or where the logo leads when that is switched off (spec 2.1, 2.12 and 12.2). */
import { redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { shellData } from '../../layout/shell-data.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/redirect'

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  const isOpen = shop.homes['main']?.enabled !== false
  return redirect(isOpen ? links.home() : (await shellData(shop, catalogue.source(), catalogue)).front)
}
