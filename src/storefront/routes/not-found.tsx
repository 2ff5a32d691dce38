/** Any other path: the not-found page with its status (spec 2.1). */
import { frameHeadText } from '#storefront/texts/frame.ts'
import { data } from 'react-router'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../layout/head/page-meta.ts'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  return pageMeta(matches, { title: t('notFoundTitle'), description: t('notFound'), noindex: true })
}

export default function NotFoundPage() {
  return <NotFound />
}
