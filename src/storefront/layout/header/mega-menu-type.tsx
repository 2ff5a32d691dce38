/** One product type of the mega menu: its word on the left and, while it is chosen, its categories on the right. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import { ArrowRight, ChevronRight } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Link } from '#ui/link.tsx'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { links } from '#storefront/links.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { MenuCategory, MenuType } from '#storefront/state/root-data.ts'

/** Categories that there is room for beside each other; what else the menu has products of stands below them without a picture. */
const COLUMNS = 5

export interface MegaMenuTypeProps {
  type: MenuType
  chosen: boolean
  /** The pointer has come to its word. */
  onRest: (event: PointerEvent) => void
  onLeave: () => void
  onChoose: () => void
  /** A link was followed. */
  onFollow: () => void
}

export function MegaMenuType({ type, chosen, onRest, onLeave, onChoose, onFollow }: MegaMenuTypeProps) {
  const t = useFrameText()
  const pictured = type.categories.slice(0, COLUMNS)
  const others = type.categories.slice(COLUMNS).filter(({ products }) => products.length > 0)
  return (
    <li className="mega-type" data-chosen={chosen || undefined}>
      <Link
        to={links.shop({ ...EMPTY_QUERY, type: type.id })}
        onPointerEnter={onRest}
        onPointerLeave={onLeave}
        onFocus={onChoose}
        onClick={onFollow}
        className={classes(
          '-ms-3 flex h-13 items-center gap-2 rounded-field px-3 text-18 transition-colors',
          chosen ? 'bg-tile font-bold' : 'text-ink-2',
        )}
      >
        {type.title} <span className="text-14 font-normal text-ink-3">{formatNumber(type.count, t.locale)}</span>
        {chosen && <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className="ms-auto" />}
      </Link>
      <ul className="mega-columns grid-cols-5 gap-5">
        {pictured.map((category) => (
          <Column key={category.id} category={category} pictured onFollow={onFollow} />
        ))}
        {others.map((category) => (
          <Column key={category.id} category={category} onFollow={onFollow} />
        ))}
        {type.categoryCount > pictured.length + others.length && (
          <li className="col-span-full">
            <Link to={links.categoriesOf(type.id)} onClick={onFollow} className="link-rule">
              {rich(t('allCategoriesOf', { count: type.categoryCount, title: type.title }), unseen)}
              <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </li>
  )
}

interface ColumnProps {
  category: MenuCategory
  pictured?: boolean
  onFollow: () => void
}

function Column({ category, pictured = false, onFollow }: ColumnProps) {
  const page = links.products(category.id)
  return (
    <li>
      <Link to={page} onClick={onFollow} className="group block">
        {pictured && (
          <Picture
            src={category.img}
            name={category.title}
            alt=""
            sizes="220px"
            className="mb-4 rounded-tile"
            imgClassName="transition-transform duration-200 group-hover:scale-104"
          />
        )}
        <span dir="auto" className="line-clamp-2 font-bold wrap-anywhere group-hover:underline">
          <GoodsName name={category.title} />
        </span>
      </Link>
      <ul className="mt-2">
        {category.products.map((product) => (
          <li key={product._id}>
            <Link
              to={links.screenProduct(product._id)}
              onClick={onFollow}
              dir="auto"
              className="line-clamp-2 py-1 leading-snug wrap-anywhere text-ink-2 decoration-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
