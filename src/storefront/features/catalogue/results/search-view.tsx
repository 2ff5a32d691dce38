/** The results page: the catalogue's own page over the matches, with how the text was understood and its words marked; or help where nothing was found. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { foundElsewhere } from '#domain/catalogue/search/words/search-marks.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { type ReactNode, useMemo } from 'react'
import { links } from '../../../links.ts'
import { CatalogueView, type SearchParts } from '../catalogue-view.tsx'
import { SEARCH_LAYOUT } from '../layouts.ts'
import { SHOP_SORT_OPTIONS, type SortOption } from '../sort-options.ts'
import { Marked } from './marked.tsx'
import type { SearchData } from './search-data.ts'
import { SearchEmpty } from './search-empty.tsx'
import { SearchHints } from './search-hints.tsx'

/** The default order is that of the match. */
const SORTS: readonly SortOption[] = SHOP_SORT_OPTIONS.map((option) =>
  option.value === 'asc' ? { ...option, label: 'sortMatch' } : option,
)

interface SearchViewProps {
  data: SearchData
  types: readonly ProductType[]
  breadcrumbs: ReactNode
}

export function SearchView({ data, types, breadcrumbs }: SearchViewProps) {
  const t = useListsText()
  const { search } = data
  const { text, terms, help, preparing } = search
  const title = text === '' ? t('search') : t('resultsForText', { text })
  const parts = useMemo((): SearchParts => {
    const marks = new Set(terms)
    return {
      path: links.search(text),
      title,
      hints: <SearchHints {...search} />,
      sorts: SORTS,
      headingOf: (product) => <Heading product={product} terms={marks} text={text} />,
    }
  }, [search, text, terms, title])
  if (!help) {
    return <CatalogueView data={data} layout={SEARCH_LAYOUT} types={types} breadcrumbs={breadcrumbs} search={parts} />
  }
  return (
    <div className="shell pb-14 md:pb-24">
      {breadcrumbs}
      <h1 className="h-page wrap-anywhere">{title}</h1>
      <SearchEmpty help={help} text={text} preparing={preparing} />
    </div>
  )
}

function Heading({ product, terms, text }: { product: CatalogueItem; terms: ReadonlySet<string>; text: string }) {
  const t = useListsText()
  const called = useGoodsName()
  const elsewhere = foundElsewhere(product, terms, text, called)
  return (
    <>
      <Marked text={product.title} terms={terms} />
      {elsewhere !== null && (
        <span className="line-clamp-2 text-14 font-normal text-ink-2">
          {elsewhere === 'description' ? t('inItsDescription') : <Marked text={elsewhere.text} terms={terms} />}
        </span>
      )}
    </>
  )
}
