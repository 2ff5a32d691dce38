/** The categories by product type: a card each with picture, count and sub-categories. */
import { GoodsName, useGoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { usePagesText } from '#storefront/texts/pages.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { CategoryCardData, TypeCategories } from './type-categories.ts'
import './category-list.css'

/** Categories of a type that have a card, and sub-categories that a card names; all others stand in lists. */
const CARDS = 15
const CHILDREN = 6
/** Columns on a wide screen by the number of categories, so that a short row is a row of larger pictures and leaves no hole. */
const COLUMNS: Readonly<Record<number, { grid: string; sizes: string }>> = {
  3: { grid: 'lg:grid-cols-3', sizes: sizesOf(386, 31) },
  4: { grid: 'lg:grid-cols-4', sizes: sizesOf(285, 23) },
}
const MOST = { grid: 'lg:grid-cols-5', sizes: sizesOf(224, 18) }
/** Pictures of the first row, fetched first. */
const FIRST_ROW = 5

function sizesOf(wide: number, share: number): string {
  return `(width >= 1280px) ${wide}px, (width >= 992px) ${share}vw, (width >= 576px) 31vw, 46vw`
}

export function CategoryList({ types }: { types: readonly TypeCategories[] }) {
  const t = usePagesText()
  return (
    <div className="shell pb-14 md:pb-24">
      <nav
        aria-label={t('productTypes')}
        className="flex flex-wrap gap-x-7 gap-y-2 pt-6 md:pt-8 pointer-coarse:gap-y-5"
      >
        {types.map(({ id, title, count }) => (
          <a key={id} href={`#${id}`} className="link-rule">
            {title} <span className="text-ink-3">{formatNumber(count, t.locale)}</span>
          </a>
        ))}
      </nav>
      {types.map(({ id, title, count, to, categories }, place) => (
        <section key={id} id={id} data-mood={id} aria-labelledby={`${id}-title`} className="pt-10 md:pt-16">
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-ink pt-5 md:mb-8">
            <h2 id={`${id}-title`} className="h-section">
              {title}
            </h2>
            <Link to={to} className="link-rule">
              {t('allIn', { count, title })} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
            </Link>
          </div>
          <CategoryRow categories={categories.slice(0, CARDS)} first={place === 0} />
          {categories.length > CARDS && <OtherCategories title={title} categories={categories.slice(CARDS)} />}
        </section>
      ))}
    </div>
  )
}

/** Behind the cards: names and counts alone, in the page for who has no scripts and for the search of the browser. */
function OtherCategories({ title, categories }: { title: string; categories: readonly CategoryCardData[] }) {
  const t = usePagesText()
  return (
    <details className="mt-10">
      <summary className="link-rule">{rich(t('moreCategories', { count: categories.length, title }), unseen)}</summary>
      <ul className="mt-5 columns-2 gap-x-6 sm:columns-3 lg:columns-5">
        {categories.map(({ id, title: name, count, to }) => (
          <li key={id} className="break-inside-avoid">
            <Link to={to} className="inline-flex min-h-9 items-baseline gap-2 hover:underline pointer-coarse:min-h-11">
              <span dir="auto" className="wrap-anywhere">
                <GoodsName name={name} />
              </span>
              <span className="text-14 text-ink-3">{formatNumber(count, t.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CategoryRow({ categories, first }: { categories: readonly CategoryCardData[]; first: boolean }) {
  const { grid, sizes } = COLUMNS[categories.length] ?? MOST
  return (
    <ul className={`category-row grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-4 lg:gap-x-5 ${grid}`}>
      {categories.map((category, position) => (
        <CategoryCard key={category.id} category={category} sizes={sizes} priority={first && position < FIRST_ROW} />
      ))}
    </ul>
  )
}

interface CategoryCardProps {
  category: CategoryCardData
  /** True widths of its picture. */
  sizes: string
  priority: boolean
}

function CategoryCard({ category, sizes, priority }: CategoryCardProps) {
  const t = usePagesText()
  const called = useGoodsName()
  const { title, img, count, to, children } = category
  return (
    <li>
      <Link to={to} prefetch="intent" className="group block">
        <span className="lit block overflow-hidden rounded-tile bg-tint">
          <Picture
            src={img}
            name={title}
            alt=""
            sizes={sizes}
            priority={priority}
            className="bg-transparent"
            imgClassName="mix-blend-multiply brightness-105 transition-transform duration-200 group-hover:scale-[1.035]"
          />
        </span>
        <h3 dir="auto" className="mt-3.5 font-medium wrap-anywhere group-hover:underline">
          <GoodsName name={title} />
        </h3>
        <span className="block text-14 text-ink-2">{t('productsCounted', { count })}</span>
      </Link>
      <ul className="mt-1.5 gap-x-4 text-14 lg:columns-[8rem]">
        {children.slice(0, CHILDREN).map((child) => (
          <li key={child.title}>
            <Link
              to={child.to}
              className="inline-flex min-h-8 min-w-11 items-center pointer-coarse:min-h-11 gap-2 text-ink-2 hover:text-ink hover:underline"
            >
              <span dir="auto" className="wrap-anywhere">
                <GoodsName name={child.title} />
              </span>{' '}
              <span className="text-ink-3">{formatNumber(child.count, t.locale)}</span>
            </Link>
          </li>
        ))}
        {children.length > CHILDREN && (
          <li>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center text-ink-2 underline pointer-coarse:min-h-11 hover:text-ink"
            >
              {rich(t('moreIn', { count: children.length - CHILDREN, title: called(title) }), unseen)}
            </Link>
          </li>
        )}
      </ul>
    </li>
  )
}
