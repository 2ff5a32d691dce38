/** The tool row of the results: how many there are, in which order, under which filters. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery, SortKey } from '#domain/catalogue/catalogue-query.ts'
import { withSort } from '#domain/catalogue/query-change.ts'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { links, withForeign } from '../../links.ts'
import { Button } from '../../ui/button.tsx'
import { ChipMark, chipClasses } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { QueryInputs } from '../catalogue/query-inputs.tsx'
import { SHOP_SORT_OPTIONS } from '../catalogue/sort-options.ts'
import { searchAddress } from './search-address.ts'
import type { SearchData } from './search-data.ts'

/** The default order is that of the match. */
const SORTS = SHOP_SORT_OPTIONS.map((option) => (option.value === 'asc' ? { ...option, label: 'Best Match' } : option))

export function SearchTools({ search: { text, total }, query, chips }: Omit<SearchData, 'help'>) {
  const to = (next: CatalogueQuery) => searchAddress(text, next)
  return (
    <div className="grid gap-4">
      <div className="tool-row border-t border-line pt-4">
        <p role="status">{total === 1 ? '1 product matches' : `${formatNumber(total)} products match`}</p>
        <SearchSort text={text} query={query} />
      </div>
      {chips.length > 0 && (
        <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
          {chips.map(({ id, label, without }) => (
            <li key={id} className="max-w-full">
              <Link to={to(without)} className={chipClasses('max-w-full')}>
                <span className="sr-only">Remove filter </span>
                <span dir="auto" className="truncate">
                  {label}
                </span>
                <ChipMark />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SearchSort({ text, query }: { text: string; query: CatalogueQuery }) {
  const navigate = useNavigate()
  const sort = (value: SortKey) => {
    const address = withForeign(searchAddress(text, withSort(query, value)), location.search)
    void navigate(address, { preventScrollReset: true })
  }
  return (
    <form action={links.search()} method="get" className="flex min-w-0 gap-2">
      <input type="hidden" name="searchText" value={text} />
      <QueryInputs query={query} without={['sortBy', 'page']} />
      <Select
        name="sortBy"
        label="Sort by"
        options={SORTS}
        value={query.sortBy}
        onChoose={sort}
        className="w-full sm:w-47.5"
      />
      <Button type="submit" look="quiet" size="small" className="no-script-only">
        Sort
      </Button>
    </form>
  )
}
