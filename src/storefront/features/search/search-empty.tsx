/** Nothing found, or nothing asked yet: other words to try, all categories, what sells best (usability 5 and 60). */
import { formatNumber } from '#domain/money/format-number.ts'
import { Search } from 'lucide-react'
import { ClearField } from '../../ui/clear-field.tsx'
import { Link } from '../../ui/link.tsx'
import { links } from '../../links.ts'
import { EMPTY_RESULT } from '../../page-texts.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ProductShelf } from '../saved-lists/product-shelf.tsx'
import type { SearchHelp } from './search-data.ts'

interface SearchEmptyProps {
  help: SearchHelp
  text: string
  /** Products are still being read in: that nothing was found means nothing yet. */
  preparing: boolean
}

const PREPARING = {
  text: 'The search is not ready yet',
  hint: 'The catalogue is still being read in. Please try again in a moment.',
}

export function SearchEmpty({
  help: { popular, categories, categoryCount, products },
  text,
  preparing,
}: SearchEmptyProps) {
  const result = preparing ? PREPARING : EMPTY_RESULT
  return (
    <>
      {text !== '' && (
        <div className="mt-8 max-w-160 md:mt-12">
          <h2 className="display text-28">{result.text}</h2>
          <p className="mt-3 text-18 text-ink-2">{result.hint}</p>
        </div>
      )}
      <form action={links.search()} method="get" aria-label="Search again" className="mt-6 flex max-w-140 gap-2">
        <span className="relative flex-1">
          <input
            type="text"
            role="searchbox"
            inputMode="search"
            name="searchText"
            aria-label="Other words"
            placeholder="Other words"
            defaultValue={text}
            maxLength={200}
            required
            autoComplete="off"
            enterKeyHint="search"
            className="field min-h-13 pe-11"
          />
          <ClearField />
        </span>
        <Button type="submit">
          <Search size={20} strokeWidth={1.5} aria-hidden />
          Search
        </Button>
      </form>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Link to={links.shop()} className={buttonClasses({ look: 'outline' })}>
          {EMPTY_RESULT.link}
        </Link>
      </p>
      <div className="mt-10 grid gap-10 border-t border-line pt-8 md:grid-cols-2">
        {popular.length > 0 && (
          <section aria-labelledby="popular">
            <h2 id="popular" className="h-part">
              Popular searches
            </h2>
            <ul className="mt-4 flex flex-wrap gap-2">
              {popular.map((word) => (
                <li key={word}>
                  <Link to={links.search(word)} className="type-pill">
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="in-categories">
          <h2 id="in-categories" className="h-part">
            {categoryCount > categories.length ? 'Categories' : 'All categories'}
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={links.products(id)}
                  dir="auto"
                  className="inline-flex min-h-9 items-center pointer-coarse:min-h-11 text-ink-2 hover:text-ink hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          {categoryCount > categories.length && (
            <Link to={links.categories} className="link-rule mt-3">
              All {formatNumber(categoryCount)} categories
            </Link>
          )}
        </section>
      </div>
      <ProductShelf title="What sells best" products={products} />
    </>
  )
}
