/** The links of the head: those of every page, and the style sheets of this one and of those before it. */
import { useSyncExternalStore } from 'react'
import { type LinkDescriptor, Links } from 'react-router'
import { hearStyles, withStyles } from '../../features/next-page/page-styles.ts'
import { useBuiltRoutes, useDataRouterState } from '../../router/data-router.ts'

/** The router's own take a page's sheets away when it is left, for which the browser styles all of the next page twice. */
export function PageLinks({ shared }: { shared: readonly LinkDescriptor[] }) {
  const routes = useBuiltRoutes()
  const matches = useDataRouterState()?.matches ?? []
  const own = matches.flatMap(({ route }) => routes?.[route.id]?.css ?? [])
  const sheets = useSyncExternalStore(
    hearStyles,
    () => withStyles(own),
    () => null,
  )
  // While developing, styles are the module server's business.
  if (import.meta.env.DEV) return <Links />
  return (
    <>
      {shared.map((link) => 'href' in link && <link key={link.href} {...link} />)}
      {(sheets ?? [...new Set(own)]).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  )
}
