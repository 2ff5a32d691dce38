/** The bar of picked products at the bottom of catalogue pages: four places, Clear and the way to the comparison (usability 36). */
import { rich, unseen } from '#ui/rich.tsx'
import { useSavedText } from '#storefront/texts/saved.ts'
import { ArrowRight, X } from 'lucide-react'
import { useEffect } from 'react'
import { pictureOf } from '#domain/catalogue/product/product-colors.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { stores } from '../../state/lists/browser-stores.ts'
import { removeFromList } from '../../state/lists/list-actions.ts'
import { useCompare } from '../../state/lists/store-hooks.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { PLACES } from './compare-columns.ts'

/** Sticks to the end of the element it stands in; nothing while no product is picked. Loaded once one is. */
export default function CompareBar() {
  const t = useSavedText()
  const { items } = useCompare()
  const shown = items.length > 0
  useEffect(() => {
    if (!shown) return undefined
    // What stands above it keeps clear of it (bottom-bar.css).
    const page = document.documentElement
    page.toggleAttribute('data-compare-bar', true)
    return () => page.removeAttribute('data-compare-bar')
  }, [shown])
  if (!shown) return null
  return (
    <aside
      aria-label={t('pickedForComparison')}
      className="compare-bar print-hidden sticky bottom-0 z-20 border-t border-line bg-paper"
    >
      <div className="flex shell h-full items-center gap-4 md:gap-7">
        <div className="max-md:grow md:min-w-28">
          <p className="display text-22 max-md:hidden">{t('compare')}</p>
          <p className="text-14 text-ink-2">
            {items.length <= PLACES
              ? t('pickedOfPlaces', { picked: items.length, places: PLACES })
              : t('lengthPicked', { length: items.length })}
          </p>
        </div>
        <ul className="flex grow gap-3 max-md:hidden">
          {items.slice(0, PLACES).map((product) => (
            <li key={product.id} className="relative">
              <Link
                to={links.product(product.id, product.selected?.color)}
                aria-label={product.title}
                title={product.title}
              >
                <Picture
                  src={pictureOf(product, product.selected?.color)}
                  name={product.title}
                  alt=""
                  sizes="60px"
                  className="size-15 rounded-field"
                />
              </Link>
              <button
                type="button"
                aria-label={t('removeTitleFromComparison', { title: product.title })}
                className="absolute -end-3 -top-2 hit grid size-6 place-items-center rounded-pill bg-ink text-paper"
                onClick={() => void removeFromList('compare', product)}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </button>
            </li>
          ))}
          {Array.from({ length: Math.max(0, PLACES - items.length) }, (_, place) => (
            <li key={place} aria-hidden className="size-15 rounded-field border border-dashed border-field" />
          ))}
        </ul>
        <button type="button" className="link-rule min-h-11 min-w-11" onClick={clear}>
          {rich(t('clearList'), unseen)}
        </button>
        <Link to={links.compare} className={buttonClasses({ className: 'max-md:min-h-11 max-md:px-4' })}>
          {t('compare')} <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
    </aside>
  )
}

/** At once and without a word: the specification has none for it. */
function clear() {
  void stores.compare.change(() => ({ items: [], outcome: null }))
}
