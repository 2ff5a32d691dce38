/** The grid of category cards (spec 2.11). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { CategoryCards } from '../../features/catalogue/category-cards.tsx'
import { categoryCards } from '../../features/catalogue/category-cards-data.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/category'

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await categoryCards(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('shopCategory'),
    description: description(matches, 'shopCategory'),
    path: links.shopCategory,
  })
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs
        places={[{ label: t('shopPage'), to: links.shop() }, { label: t('shopCategory') }]}
        className="pt-4 pb-2 md:pt-6"
      />
      <h1 className="mb-8 h-page">{t('shopCategory')}</h1>
      <CategoryCards cards={loaderData.cards} />
    </div>
  )
}
