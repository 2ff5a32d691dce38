/** Colours as swatches: the ten most frequent, then a way to the rest. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import { optionChange } from '#domain/catalogue/query/query-change.ts'
import { CatalogueLink } from '../catalogue-link.tsx'
import { More } from './more.tsx'

/** Swatches that are seen at first. */
export const FIRST_COLORS = 10

export function ColorFacet({ options, query }: { options: readonly FacetOption[]; query: CatalogueQuery }) {
  const t = useListsText()
  // What can be chosen now comes first; nothing is left out.
  const sorted = options.toSorted((a, b) => Number(isDead(a)) - Number(isDead(b)))
  const rest = sorted.slice(FIRST_COLORS)
  return (
    <>
      <Swatches options={sorted.slice(0, FIRST_COLORS)} query={query} />
      {rest.length > 0 && (
        <More
          closed={t('showMore', { count: rest.length })}
          opened={t('showFewer')}
          open={rest.some(({ active }) => active)}
        >
          <Swatches options={rest} query={query} />
        </More>
      )}
    </>
  )
}

function isDead({ count, active }: FacetOption): boolean {
  return count === 0 && !active
}

export function Swatches({ options, query }: { options: readonly FacetOption[]; query: CatalogueQuery }) {
  const t = useListsText()
  const called = useGoodsName()
  return (
    <ul className="swatches">
      {options.map((option) => {
        const text = t('optionCounted', { name: called(option.label), count: option.count })
        const dot = <span style={{ backgroundColor: option.swatch ?? 'transparent' }} />
        return (
          <li key={option.value}>
            {isDead(option) ? (
              <span className="swatch" role="link" aria-disabled="true" aria-label={text} title={text}>
                {dot}
              </span>
            ) : (
              <CatalogueLink
                query={query}
                change={optionChange(query, 'color', option.value)}
                className="swatch"
                aria-current={option.active || undefined}
                aria-label={text}
                title={text}
              >
                {dot}
              </CatalogueLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
