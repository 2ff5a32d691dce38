/** The document: head, shell and what wakes up in the browser. */
import { asSentence } from '#domain/shop/sentences.ts'
import { typeSentence } from './features/about/type-sentence.ts'
import { frameHeadText, useFrameText } from './texts/frame.ts'
import { GoodsNamesContext } from './state/goods-names.ts'
import { uiWords } from './texts/ui-words.ts'
import { BaseContext } from '#ui/page-base.ts'
import { UiWordsContext } from '#ui/ui-words.ts'
import { shownMarket } from '#domain/shop/legal-words.ts'
import { isLiveShop } from '#domain/catalogue/showing/live-shop.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '#domain/shop/shop-settings.ts'
import { Meta, Outlet, Scripts, isRouteErrorResponse, useHref, useRouteLoaderData } from 'react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { storeContext } from './context.ts'
import { CompareTool } from './layout/compare-tool.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Overlays } from './layout/overlays.tsx'
import { PageLinks } from './layout/head/page-links.tsx'
import { pageMeta } from './layout/head/page-meta.ts'
import { shellData } from './layout/shell-data.ts'
import { ScrollMemory } from './layout/scroll-memory.tsx'
import { PageShell, type PageShellProps } from './layout/page-shell.tsx'
import { reloadStaleCode } from './state/stale-code.ts'
import { BAR_SCHEMES, themeColor } from './layout/head/theme-colors.ts'
import { useLinkClicks } from './layout/use-link-clicks.ts'
import { useCurrentShop, useIsBare, useIsOwnList, useIsScreen, useMood, usePageWidth } from './layout/head/use-mood.ts'
import { useNextPage } from './layout/use-next-page.ts'
import { useWake } from './layout/use-wake.ts'
import { useMoneyText } from './state/page-money.ts'
import { type RootData, rootDataOf, rootText, useRootData } from './state/root-data.ts'
import { usePageDirection, usePageLocale } from './texts/group-texts.ts'
import { writeText } from './state/loader-text.ts'
import styles from './styles/app.css?url'
import { FONT_URLS } from '#storefront/fonts/fonts.ts'
import type { Route } from './+types/root'

// No page that is there needs it.
const NotFound = lazy(async () => ({ default: (await import('./layout/not-found.tsx')).NotFound }))

export function links(): Route.LinkDescriptors {
  return [
    // Before the fonts: nothing is painted without it.
    { rel: 'stylesheet', href: styles },
    ...FONT_URLS.map((href) => ({
      rel: 'preload',
      as: 'font' as const,
      type: 'font/woff2',
      href,
      crossOrigin: 'anonymous' as const,
    })),
    // A browser asks for the icon anew at every change of the address, and to draw a vector takes it longer than a filter takes us.
    { rel: 'icon', type: 'image/png', sizes: '48x48', href: '/favicon-48.png' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

/** By the settings of each language. */
const published = new WeakMap<ShopSettings, ShopSettings>()

/** What only the server reads of them stays there: a list of synonyms may be long. */
function publicSettings(shop: ShopSettings): ShopSettings {
  const settings = published.get(shop) ?? {
    ...shop,
    search: DEFAULT_SHOP_SETTINGS.search,
    names: {},
    market: shownMarket(shop.market, shop.locale),
  }
  published.set(shop, settings)
  return settings
}

/** The shop's data as a text, see `LoaderTexts`: the same one as long as nothing has changed. */
export async function loader({ context }: Route.LoaderArgs): Promise<string> {
  const { catalogue, shop, texts, language, languages, siteUrl, api, worksOffline } = context.get(storeContext)
  const source = catalogue.source()
  const shell = await shellData(shop, source, catalogue)
  const goods = typeSentence(shell.types, texts.locale)
  const data: RootData = {
    settings: publicSettings(shop),
    isLive: await isLiveShop(shop, source),
    texts: texts.id,
    ...shell,
    goods,
    underTheName: asSentence(shell.types.length > 1 ? texts.texts.frame('underOneRoof', { goods }) : goods),
    catalogueSize: source.index.size,
    catalogueAddress: catalogue.shopList()?.path ?? null,
    apiBaseUrl: api.baseUrl,
    siteUrl,
    language,
    languages,
    worksOffline,
    year: new Date().getUTCFullYear(),
  }
  return writeText(rootText, data)
}

// Nothing of the shell depends on the page, so a click never asks the server for it again.
export function shouldRevalidate() {
  return false
}

// Every route has a head of its own, which replaces this one; only an error is left without.
export function meta({ error, matches }: Route.MetaArgs) {
  if (error === undefined) return []
  const t = frameHeadText(matches)
  const [title, description] = isMissing(error) ? [t('notFoundTitle'), t('notFound')] : [t('brokenTitle'), t('broken')]
  return pageMeta(matches, { title, description, noindex: true })
}

export function Layout({ children }: { children: ReactNode }) {
  const mood = useMood()
  const t = useFrameText()
  const home = useHref('/')
  const base = home === '/' ? '' : home
  return (
    // What was chosen in this browser is on it before it wakes up.
    <html
      lang={usePageLocale()}
      dir={usePageDirection()}
      data-base={base || undefined}
      data-money={useMoneyText()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {BAR_SCHEMES.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            data-bar={scheme}
            media={`(prefers-color-scheme:${scheme})`}
            content={themeColor(mood, scheme)}
          />
        ))}
        <Meta />
        <PageLinks shared={SHARED_LINKS} />
      </head>
      <body>
        <BaseContext value={base}>
          <UiWordsContext value={uiWords(t)}>{children}</UiWordsContext>
        </BaseContext>
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  )
}

const SHARED_LINKS = links()

export default function App() {
  const data = useRootData()
  return (
    <Page data={data} currentShop={useCurrentShop()} mood={useMood()} bare={useIsBare()}>
      <Outlet />
    </Page>
  )
}

/** A page that is awake: with its stores, toasts, dialogs and tools. */
function Page({ children, ...shell }: Omit<PageShellProps, 'tools'>) {
  useWake(shell.data)
  useLinkClicks()
  useNextPage()
  return (
    <GoodsNamesContext value={shell.data.names}>
      <PageShell
        {...shell}
        secondHeader={useIsScreen()}
        width={usePageWidth()}
        ownList={useIsOwnList()}
        tools={<CompareTool />}
      >
        {children}
        <Overlays />
      </PageShell>
    </GoodsNamesContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = rootDataOf(useRouteLoaderData('root'))
  const missing = isMissing(error)
  useEffect(() => {
    if (missing) return
    console.error(error)
    reloadStaleCode(error)
  }, [missing, error])
  if (!missing || !data) return <ErrorPage />
  return (
    <Page data={data} currentShop={null}>
      <Suspense>
        <NotFound />
      </Suspense>
    </Page>
  )
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
