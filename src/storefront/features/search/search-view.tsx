/** The results page: how the text was understood, the matches with their words marked, and more of them. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { foundElsewhere } from '#domain/catalogue/search/search-marks.ts'
import { useMemo } from 'react'
import { ProductCard } from '../product/product-card.tsx'
import { ProductRow } from '../product/product-row.tsx'
import { Marked } from './marked.tsx'
import { searchAddress } from './search-address.ts'
import { SearchCategories } from './search-categories.tsx'
import type { SearchData } from './search-data.ts'
import { SearchEmpty } from './search-empty.tsx'
import { SearchHints } from './search-hints.tsx'
import { SearchMore } from './search-more.tsx'
import { SearchTools } from './search-tools.tsx'

/** Pictures of the first row, fetched first. */
const FIRST_ROW = 4

export function SearchView({ search, query, chips, help }: SearchData) {
  const { text, items, total, hasMore, terms, categories, preparing } = search
  const marks = useMemo(() => new Set(terms), [terms])
  const list = query.view === 'list'
  const filtered = chips.length > 0 || query.category !== undefined
  return (
    <>
      <h1 className="h-page wrap-anywhere">{text === '' ? 'Search' : `Results for “${text}”`}</h1>
      {total > 0 && <SearchHints {...search} />}
      {(total > 0 || filtered) && (
        <div className="mt-6 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-[256px_minmax(0,1fr)]">
          <SearchCategories text={text} query={query} categories={categories} />
          <div className="min-w-0">
            <SearchTools search={search} query={query} chips={chips} />
            {total > 0 && (
              <section aria-labelledby="matches" className="mt-6">
                <h2 id="matches" className="sr-only">
                  Products
                </h2>
                <ul data-list={searchAddress(text, query)} className={list ? 'product-rows' : 'product-grid'}>
                  {items.map((product, place) => {
                    const heading = <Heading product={product} terms={marks} text={text} />
                    return (
                      <li key={product.id}>
                        {list ? (
                          <ProductRow product={product} color={query.color} heading={heading} priority={place < 2} />
                        ) : (
                          <ProductCard
                            product={product}
                            color={query.color}
                            heading={heading}
                            priority={place < FIRST_ROW}
                          />
                        )}
                      </li>
                    )
                  })}
                </ul>
                {hasMore && <SearchMore text={text} query={query} shown={items.length} total={total} />}
              </section>
            )}
          </div>
        </div>
      )}
      {help && <SearchEmpty help={help} text={text} filtered={filtered} preparing={preparing} />}
    </>
  )
}

function Heading({ product, terms, text }: { product: CatalogueItem; terms: ReadonlySet<string>; text: string }) {
  const elsewhere = foundElsewhere(product, terms, text)
  return (
    <>
      <Marked text={product.title} terms={terms} />
      {elsewhere !== null && (
        <span className="line-clamp-2 text-14 font-normal text-ink-2">
          {elsewhere === 'description' ? 'In its description' : <Marked text={elsewhere.text} terms={terms} />}
        </span>
      )}
    </>
  )
}
