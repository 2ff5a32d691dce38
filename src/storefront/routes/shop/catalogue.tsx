/** Every catalogue layout of the shop area (spec 2.2). */
import { listsHeadText, useListsText } from '#storefront/texts/lists.ts'
import { description } from '#storefront/texts/group-texts.ts'
import { useMemo } from 'react'
import { storeContext } from '../../context.ts'
import { answerFromCopy } from '../../features/catalogue/browser-catalogue.ts'
import { catalogueData } from '../../features/catalogue/catalogue-data.ts'
import { catalogueText } from '../../features/catalogue/catalogue-text.ts'
import { useDeeperList } from '../../features/catalogue/use-deeper-list.ts'
import { CatalogueView } from '../../features/catalogue/catalogue-view.tsx'
import { BROWSER_CARDS, layoutOf, SERVER_CARDS } from '../../features/catalogue/layouts.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { isDataPath } from '../../router/page-data-address.ts'
import { readText, writeText } from '../../state/loader-text.ts'
import { rootDataOf, useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/catalogue'

/** The list as a text, see `LoaderTexts`. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<string> {
  const limit = isDataPath(new URL(request.url).pathname) ? BROWSER_CARDS : SERVER_CARDS
  return writeText(catalogueText, await catalogueData(context.get(storeContext).catalogue.source(), url, { limit }))
}

// With the browser's own copy a filter, a sort or a page needs no round trip.
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return answerFromCopy(url) ?? pageAnswer(url, serverLoader)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: listsHeadText(matches)(layoutOf(location.pathname).title),
    description: description(matches, 'catalogue', { goods: rootDataOf(matches[0].loaderData)?.goods ?? '' }),
    path: links.shop(),
    noindex: loaderData !== undefined && readText(catalogueText, loaderData).page.total === 0,
  })
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const t = useListsText()
  const { settings } = useRootData()
  const data = readText(catalogueText, loaderData)
  const layout = layoutOf(data.path)
  useDeeperList(data)
  const breadcrumbs = useMemo(
    () => <Breadcrumbs className="pt-4 pb-2 md:pt-6" places={[{ label: t(layout.title) }]} />,
    [layout, t],
  )
  return <CatalogueView data={data} layout={layout} types={settings.productTypes} breadcrumbs={breadcrumbs} />
}
