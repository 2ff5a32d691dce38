/** The second level of the menu drawer: product types, their categories and, folded, the products of each. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import { ArrowLeft, ArrowRight, ChevronDown, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import type { MenuCategory, RootData } from '#storefront/state/root-data.ts'
import { classes } from '#ui/classes.ts'

export interface MobileProductsProps {
  data: RootData
  onBack: () => void
}

export function MobileProducts({ data, onBack }: MobileProductsProps) {
  const t = useFrameText()
  const back = useRef<HTMLButtonElement>(null)
  // The button that opened this level has gone; the focus goes where the eyes go (usability 55).
  useEffect(() => back.current?.focus(), [])
  return (
    <nav aria-label={t('products')}>
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="flex min-h-12 w-full items-center gap-3 font-serif text-22 font-[380] tracking-[-0.02em]"
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        {rich(t('backFrom'), unseen)}
      </button>
      {data.types.map((type) => (
        <details key={type.id} name="menu-type" className="group border-b border-line">
          <summary className="flex min-h-13 items-center gap-2 font-medium">
            {type.title} <span className="text-14 font-normal text-ink-3">{formatNumber(type.count, t.locale)}</span>
            <Plus
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
              className="ms-auto transition-[rotate] group-open:rotate-45"
            />
          </summary>
          <ul className="pb-3">
            {type.categories.map((category) => (
              <CategoryEntry key={category.id} category={category} />
            ))}
            {type.categoryCount > type.categories.length && (
              <li>
                <Link to={links.categoriesOf(type.id)} replace className="flex min-h-11 items-center font-medium">
                  {rich(t('allCategoriesOf', { count: type.categoryCount, title: type.title }), unseen)}
                </Link>
              </li>
            )}
          </ul>
        </details>
      ))}
      <Link to={links.shop()} replace className="link-rule mt-5">
        {t('allProductsCounted', { count: data.catalogueSize })}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
    </nav>
  )
}

/** The category's name leads to its page; the sign beside it unfolds its products. */
function CategoryEntry({ category: { id, title, products } }: { category: MenuCategory }) {
  const t = useFrameText()
  const called = useGoodsName()(title)
  const list = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <div className="flex">
        <Link
          to={links.products(id)}
          replace
          dir="auto"
          className="flex min-h-11 min-w-0 grow items-center wrap-anywhere text-ink-2"
        >
          {called}
        </Link>
        {products.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            aria-label={t('productsOfTitle', { title: called })}
            className="-me-3 grid size-11 shrink-0 place-items-center text-ink-2"
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
              className={classes('transition-[rotate]', open && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {open && (
        <ul id={list} className="mb-2 border-s border-line ps-4">
          {products.map((product) => (
            <li key={product._id}>
              <Link
                to={links.screenProduct(product._id)}
                replace
                dir="auto"
                className="flex min-h-11 items-center text-14 wrap-anywhere text-ink-2"
              >
                {product.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
