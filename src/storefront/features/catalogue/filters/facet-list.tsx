/** One facet as a list of links with counts; long lists show the first ones and a "Show more". */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetKey, FacetOption } from '#domain/catalogue/query/facets.ts'
import { optionChange } from '#domain/catalogue/query/query-change.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CatalogueLink } from '../catalogue-link.tsx'
import { More } from './more.tsx'

interface FacetRowProps {
  facet: FacetKey
  option: FacetOption
  query: CatalogueQuery
  children: ReactNode
}

const CHECK = <Check size={12} strokeWidth={3} />

interface FacetListProps {
  facet: FacetKey
  options: readonly FacetOption[]
  query: CatalogueQuery
  /** Options that are seen at first. */
  first?: number
  /** What a row shows instead of the option's label. */
  label?: (option: FacetOption) => ReactNode
  /** What stands below an active option, such as its sub-categories. */
  below?: (option: FacetOption) => ReactNode
}

export function FacetList({ options, first = options.length, ...row }: FacetListProps) {
  const t = useListsText()
  // One option more costs no more room than the line that would hide it.
  const cut = options.length > first + 1 ? first : options.length
  const rest = options.slice(cut)
  return (
    <>
      <FacetRows {...row} options={options.slice(0, cut)} />
      {rest.length > 0 && (
        <More
          closed={t('showMore', { count: rest.length })}
          opened={t('showFewer')}
          open={rest.some(({ active }) => active)}
        >
          <FacetRows {...row} options={rest} />
        </More>
      )}
    </>
  )
}

export function FacetRows({ facet, options, query, label, below }: Omit<FacetListProps, 'first'>) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <FacetRow facet={facet} option={option} query={query}>
            {label?.(option) ?? <GoodsName name={option.label} />}
          </FacetRow>
          {option.active && below?.(option)}
        </li>
      ))}
    </ul>
  )
}

export function FacetRow({ facet, option: { active, count, value }, query, children }: FacetRowProps) {
  const t = useListsText()
  const inner = (
    <>
      <span className="facet-mark">{active && CHECK}</span>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {children}
      </span>
      <span className="text-14 text-ink-3">{rich(t('facetProducts', { count }), unseen)}</span>
    </>
  )
  if (count === 0 && !active) {
    return (
      <span className="facet-row" role="link" aria-disabled="true">
        {inner}
      </span>
    )
  }
  return (
    <CatalogueLink
      query={query}
      change={optionChange(query, facet, value)}
      className="facet-row"
      aria-current={active || undefined}
    >
      {inner}
    </CatalogueLink>
  )
}
