/** Many categories as a tree: product types, their categories, and the sub-categories of the chosen one. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { type MenuType, useRootData } from '../../../state/root-data.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ownParams, useCataloguePlace } from '../catalogue-place.ts'
import { FacetList, FacetRow, FacetRows } from './facet-list.tsx'
import { useOptions } from './load-options.ts'
import { LongFacet } from './long-facet.tsx'

interface LongCategoriesProps {
  page: CataloguePage
  query: CatalogueQuery
}

export function LongCategories({ page, query }: LongCategoriesProps) {
  const { facets, longFacets } = page
  const { path } = useCataloguePlace()
  const types = useRootData().types.flatMap((type) => {
    const option = facets.type.find(({ value }) => value === slug(type.id))
    return option ? [{ type, option }] : []
  })
  const below = () => <Subcategories page={page} query={query} />
  // What was searched for is narrow already, and the tree counts whole types.
  if (types.length < 2 || ownParams(path).size > 0) {
    const size = longFacets.category ?? 0
    return <LongFacet facet="category" options={facets.category} size={size} query={query} below={below} />
  }
  // Chosen without its type, a category has no branch to stand on.
  const loose = query.type === undefined ? facets.category.filter(({ active }) => active) : []
  return (
    <>
      {loose.length > 0 && <FacetRows facet="category" options={loose} query={query} below={below} />}
      <ul className="facet-tree">
        {types.map(({ type, option }) => (
          <Branch key={type.id} type={type} option={option} page={page} query={query} />
        ))}
      </ul>
    </>
  )
}

interface BranchProps extends LongCategoriesProps {
  type: MenuType
  option: FacetOption
}

/** Open while its type is chosen; the others can be opened to look into them. */
function Branch({ type, option, page, query }: BranchProps) {
  const t = useListsText()
  const id = useId()
  const [turned, setTurned] = useState<boolean>()
  const open = turned ?? option.active
  return (
    <li>
      <div className="facet-branch">
        <FacetRow facet="type" option={option} query={query}>
          {type.title}
        </FacetRow>
        <IconButton
          label={t('categoriesOfTitle', { title: type.title })}
          icon={
            <ChevronDown
              size={18}
              strokeWidth={1.5}
              aria-hidden
              className={classes('transition-[rotate]', open && 'rotate-180')}
            />
          }
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setTurned(!open)}
          className="needs-script"
        />
      </div>
      <div id={id} hidden={!open} className="facet-twig">
        {open &&
          (option.active ? (
            <LongFacet
              facet="category"
              options={page.facets.category}
              size={type.categoryCount}
              query={query}
              below={() => <Subcategories page={page} query={query} />}
            />
          ) : (
            <Glimpse type={type} value={option.value} query={query} />
          ))}
      </div>
    </li>
  )
}

/** The categories of a type that is not chosen; choosing one chooses both. */
function Glimpse({ type, value, query }: { type: MenuType; value: string; query: CatalogueQuery }) {
  const t = useListsText()
  const within = useMemo(
    () => withFilter(query, { type: value, category: undefined, subcategory: undefined }),
    [query, value],
  )
  const { found, failed } = useOptions('category', within, '', true)
  if (failed) return <p className="text-14 text-ink-2">{t('theListCouldNotBe')}</p>
  if (!found) return <Skeleton className="h-18 w-full" />
  return <LongFacet facet="category" options={found.options} size={type.categoryCount} query={within} />
}

function Subcategories({ page: { facets, longFacets }, query }: LongCategoriesProps) {
  const options = facets.subcategory
  return (
    <div className="pl-7.5">
      {longFacets.subcategory ? (
        <LongFacet facet="subcategory" options={options} size={longFacets.subcategory} query={query} />
      ) : (
        <FacetList facet="subcategory" options={options} query={query} first={9} />
      )}
    </div>
  )
}
