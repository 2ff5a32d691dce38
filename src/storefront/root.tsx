/** The document: head, shell and what wakes up in the browser. */
import { Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { type ReactNode, useEffect } from 'react'
import { storeContext } from './context.ts'
import { CompareTool } from './layout/compare-tool.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFound } from './layout/not-found.tsx'
import { Overlays } from './layout/overlays.tsx'
import { PageShell } from './layout/page-shell.tsx'
import { useCurrentShop, useMood } from './layout/use-mood.ts'
import { useWake } from './layout/use-wake.ts'
import { type RootData, useRootData } from './state/root-data.ts'
import styles from './styles/app.css?url'
import { FONT_URLS } from './ui/fonts.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import type { Route } from './+types/root'

export function links(): Route.LinkDescriptors {
  return [
    ...FONT_URLS.map((href) => ({ rel: 'preload', as: 'font' as const, type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
    { rel: 'stylesheet', href: styles },
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ]
}

export function loader({ context }: Route.LoaderArgs): RootData {
  const { catalogue, shop, siteUrl, api } = context.get(storeContext)
  const source = catalogue.source()
  return {
    settings: shop,
    menu: catalogue.menu(),
    categories: source.categories.filter(isCategoryOffered),
    catalogueSize: source.index.size,
    catalogueAddress: catalogue.shopList()?.path ?? null,
    apiBaseUrl: api.baseUrl,
    siteUrl,
    year: new Date().getUTCFullYear(),
  }
}

// Nothing of the shell depends on the page, so a click never asks the server for it again.
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#16181d" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const data = useRootData()
  useWake(data)
  return (
    <PageShell data={data} mood={useMood()} currentShop={useCurrentShop()} tools={<CompareTool />}>
      <Outlet />
      <Overlays />
    </PageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<RootData>('root')
  const missing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!missing) console.error(error)
  }, [missing, error])
  if (!missing || !data) return <ErrorPage />
  return (
    <PageShell data={data} currentShop={null}>
      <NotFound />
    </PageShell>
  )
}
