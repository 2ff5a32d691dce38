/** The grid of category cards (spec 2.11). */
import { storeContext } from '../../context.ts'
import { CategoryCards } from '../../features/catalogue/category-cards.tsx'
import { categoryCards } from '../../features/catalogue/category-cards-data.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { SHOP_TITLE } from '../../page-texts.ts'
import type { Route } from './+types/category'

const TITLE = 'Shop Category'
const CRUMBS = [{ label: 'Home', to: links.home() }, { label: SHOP_TITLE, to: links.shop() }, { label: TITLE }]

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await categoryCards(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Every category of the shop with the number of its products.'
  return pageMeta(matches, { title: TITLE, description, path: links.shopCategory })
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <h1 className="mb-8 h-page">{TITLE}</h1>
      <CategoryCards cards={loaderData.cards} />
    </div>
  )
}
