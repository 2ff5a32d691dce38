/** The way back to the very list, with its filters, that the shopper came from (usability 7). */
import { rich } from '#ui/rich.tsx'
import { useProductText } from '#storefront/texts/product.ts'
import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { listAddress } from './list-address.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

export function ListReturn() {
  const { state } = useLocation()
  // The server knows no history, so the link appears once the page is awake, where nothing has to give way.
  const list = useHydrated() ? listAddress(state) : null
  return list !== null && <ListLink list={list} />
}

export function ListLink({ list }: { list: string }) {
  const t = useProductText()
  return (
    <Link to={list} className="hit relative flex shrink-0 items-center gap-1.5 text-14 text-ink-2 hover:text-ink">
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
      {rich(t('backToList'), (words) => (
        <span className="max-md:sr-only">{words}</span>
      ))}
    </Link>
  )
}
