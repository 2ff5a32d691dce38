/** The categories of the matches with their counts: a list beside them, on small screens a row of pills (usability 6). */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { toggleOption, withFilter } from '#domain/catalogue/query-change.ts'
import type { SearchPage } from '#domain/catalogue/search/search-page.ts'
import { Link } from '../../ui/link.tsx'
import { searchAddress } from './search-address.ts'

interface SearchCategoriesProps extends Pick<SearchPage, 'text' | 'categories'> {
  query: CatalogueQuery
}

const LINK =
  'flex min-h-11 items-center justify-between gap-2 rounded-pill border border-line px-4 text-14 font-medium whitespace-nowrap ' +
  'hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper ' +
  'lg:rounded-none lg:border-0 lg:border-b lg:px-0 lg:text-16 lg:font-normal lg:hover:underline lg:aria-[current]:border-line ' +
  'lg:aria-[current]:bg-transparent lg:aria-[current]:font-bold lg:aria-[current]:text-ink'

export function SearchCategories({ text, query, categories }: SearchCategoriesProps) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const whole = withFilter(query, { category: undefined, subcategory: undefined })
  return (
    <nav
      aria-label="Categories"
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 lg:border-t lg:border-line"
    >
      <ul className="flex gap-2 py-0.5 lg:block lg:py-0">
        <li className="flex-none">
          <Link
            to={searchAddress(text, whole)}
            aria-current={query.category === undefined ? 'true' : undefined}
            className={LINK}
          >
            All <span>{formatNumber(all)}</span>
          </Link>
        </li>
        {categories.map(({ value, label, count, active }) => (
          <li key={value} className="flex-none">
            <Link
              dir="auto"
              to={searchAddress(text, toggleOption(query, 'category', value))}
              aria-current={active ? 'true' : undefined}
              className={LINK}
            >
              {label} <span>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
