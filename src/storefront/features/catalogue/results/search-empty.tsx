/** Nothing found, or nothing asked yet: other words to try, all categories, what sells best (usability 5 and 60). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useAddress } from '#ui/page-base.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import { Search } from 'lucide-react'
import { ClearField } from '#ui/fields/clear-field.tsx'
import { quietInvalid } from '#ui/fields/quiet-invalid.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { ProductShelf } from '../../../goods/lists/product-shelf.tsx'
import type { SearchHelp } from './search-data.ts'

interface SearchEmptyProps {
  help: SearchHelp
  text: string
  /** Products are still being read in: that nothing was found means nothing yet. */
  preparing: boolean
}

/** A shorter word says nothing alone, and of a pasted text the first words will do. */
const LEAST_LETTERS = 3
const MOST_WORDS = 6

export function SearchEmpty({
  help: { popular, categories, categoryCount, products },
  text,
  preparing,
}: SearchEmptyProps) {
  const t = useListsText()
  const called = useGoodsName()
  const [words, hint] = preparing ? [t('preparing'), t('preparingHint')] : [t('emptyResult'), t('emptyResultHint')]
  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          {text !== '' && (
            <>
              <h2 className="display text-28">{words}</h2>
              <p className="mt-3 text-18 text-ink-2">{hint}</p>
            </>
          )}
          <form
            action={useAddress()(links.search())}
            method="get"
            aria-label={t('searchAgain')}
            className="mt-6 flex max-w-140 gap-2"
          >
            <span className="relative flex-1">
              <input
                type="text"
                role="searchbox"
                inputMode="search"
                name="searchText"
                aria-label={t('otherWords')}
                placeholder={t('otherWords')}
                defaultValue={text}
                maxLength={200}
                required
                onInvalid={quietInvalid}
                autoComplete="off"
                enterKeyHint="search"
                className="field min-h-13 pe-11"
              />
              <ClearField />
            </span>
            <Button type="submit">
              <Search size={20} strokeWidth={1.5} aria-hidden />
              {t('search')}
            </Button>
          </form>
          <Link to={links.shop()} className={buttonClasses({ look: 'outline', className: 'mt-6' })}>
            {t('continueShopping')}
          </Link>
        </div>
        <div className="content-start rounded-tile bg-sand p-5 md:p-8">
          <OtherWords text={text} />
          {popular.length > 0 && (
            <section aria-labelledby="popular">
              <h2 id="popular" className="h-part">
                {t('popularSearches')}
              </h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {popular.map(called).map((word) => (
                  <li key={word}>
                    <Link to={links.search(word)} className="type-pill bg-paper">
                      {word}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <section aria-labelledby="in-categories" className="mt-14 md:mt-20">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 id="in-categories" className="h-section">
            {categoryCount > categories.length ? t('categories') : t('allCategories')}
          </h2>
          {categoryCount > categories.length && (
            <Link to={links.categories} className="link-rule">
              {t('allCategoriesCounted', { count: categoryCount })}
            </Link>
          )}
        </div>
        <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 md:mt-8 lg:grid-cols-6 lg:gap-x-5">
          {categories.map(({ id, title, img }) => (
            <li key={id} className="group relative min-w-0">
              <Picture
                src={img}
                name={title}
                alt=""
                sizes="(width >= 1280px) 184px, (width >= 992px) 15vw, (width >= 576px) 23vw, 31vw"
                className="rounded-tile"
              />
              <Link
                to={links.products(id)}
                dir="auto"
                className="mt-2.5 block min-h-6 text-14 font-medium group-hover:underline after:absolute after:inset-0 md:text-16"
              >
                {called(title)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ProductShelf title={t('whatSellsBest')} products={products} />
    </>
  )
}

/** Of several words each may find what all of them together do not (usability 5). */
function OtherWords({ text }: { text: string }) {
  const t = useListsText()
  const words = [...new Set(text.split(/\s+/))].filter((word) => word.length >= LEAST_LETTERS).slice(0, MOST_WORDS)
  if (words.length < 2) return null
  return (
    <section aria-labelledby="single-words" className="mb-8">
      <h2 id="single-words" className="h-part">
        {t('tryOneWordAlone')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="min-w-0">
            <Link to={links.search(word)} dir="auto" className="type-pill bg-paper wrap-anywhere">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
