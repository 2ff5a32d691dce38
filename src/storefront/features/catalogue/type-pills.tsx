/** The product types beside the page's heading, with how many products each holds. */
import type { GroupText } from '#texts/text-pack.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { type QueryChange, withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { CatalogueLink } from './catalogue-link.tsx'

interface TypePillsProps {
  page: CataloguePage
  query: CatalogueQuery
  types: readonly ProductType[]
}

export function TypePills({ page, query, types }: TypePillsProps) {
  const t = useListsText()
  const options = types.flatMap(({ id, title }) => {
    const option = page.facets.type.find(({ value }) => value === slug(id))
    return option ? [{ ...option, title }] : []
  })
  if (options.length < 2) return null
  const all = options.reduce((sum, { count }) => sum + count, 0)
  const pick =
    (type?: string): QueryChange =>
    (latest) =>
      withFilter(latest, { type, category: undefined, subcategory: undefined })
  return (
    <nav aria-label={t('productTypes')} className="type-pills">
      <CatalogueLink
        query={query}
        change={pick()}
        className="type-pill"
        aria-current={query.type === undefined || undefined}
      >
        {numbered(t('all'), all, t)}
      </CatalogueLink>
      {options.map(({ value, title, count, active }) =>
        // What would find nothing stays in its place, and cannot be pressed (usability 8).
        count === 0 && !active ? (
          <span dir="auto" key={value} aria-disabled="true" className="type-pill">
            {title}
          </span>
        ) : (
          <CatalogueLink
            dir="auto"
            key={value}
            query={query}
            change={pick(value)}
            className="type-pill"
            aria-current={active || undefined}
          >
            {numbered(title, count, t)}
          </CatalogueLink>
        ),
      )}
    </nav>
  )
}

/** "Electronics 13"; a count of nothing is no news beside an empty list. */
function numbered(title: string, count: number, t: GroupText<'lists'>): string {
  return count === 0 ? title : t('nameCounted', { name: title, count })
}
