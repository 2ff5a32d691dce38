/** Any other path: the not-found page with its status (spec 2.1). */
import { data } from 'react-router'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../layout/head/page-meta.ts'
import { NOT_FOUND } from '../page-texts.ts'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: NOT_FOUND.title, description: NOT_FOUND.text, noindex: true })
}

export default function NotFoundPage() {
  return <NotFound />
}
