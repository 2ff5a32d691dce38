/** The wishlist page: a skeleton until the stores are loaded, then the empty case or a line per product (spec 2.9). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useSavedText } from '#storefront/texts/saved.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { removeFromList, restoreToList } from '../../state/lists/list-actions.ts'
import { useRootData } from '../../state/root-data.ts'
import { useWishlist } from '../../state/lists/store-hooks.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { EmptyList } from '../../goods/lists/empty-list.tsx'
import { ProductShelf } from '../../goods/lists/product-shelf.tsx'
import { RemovedList } from '../../goods/lists/removed-list.tsx'
import { RemovedRow } from '../../goods/lists/removed-row.tsx'
import { SavedListSkeleton } from '../../goods/lists/saved-list-skeleton.tsx'
import { useRowsWithRemoved } from '../../goods/lists/use-removed.ts'
import { WishlistRow } from './wishlist-row.tsx'

const HEAD = 'pb-2.5 text-14 font-normal text-ink-2 text-start'
const idOf = (product: KeptProduct) => product.id

export function WishlistPage({ topRated }: { topRated: readonly CatalogueItem[] }) {
  const t = useSavedText()
  const frame = useFrameText()
  const { items, loaded } = useWishlist()
  const { catalogueSize } = useRootData()
  const removed = useRowsWithRemoved(items, idOf)
  const restore = (product: KeptProduct, place: number) => void restoreToList('wishlist', product, place)
  if (!loaded) return <SavedListSkeleton title={t('wishlist')} noscript={t('wishlistNoscript')} />
  if (items.length === 0) {
    return (
      <EmptyList title={t('wishlist')} text={frame('emptyWishlist')} catalogueSize={catalogueSize} topRated={topRated}>
        <RemovedList removed={removed} onUndo={restore} />
      </EmptyList>
    )
  }
  return (
    <>
      <h1 className="h-page">{t('wishlist')}</h1>
      <table className="mt-5 w-full border-b border-line max-lg:block md:mt-8">
        <caption className="sr-only">{t('productsOnYourWishlist')}</caption>
        <thead className="border-b border-ink max-lg:sr-only">
          <tr>
            <th scope="col" colSpan={2} className={HEAD}>
              {t('product')}
            </th>
            <th scope="col" className={HEAD}>
              {t('price')}
            </th>
            <th scope="col" className={HEAD}>
              {t('availability')}
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t('addToCart')}</span>
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
          {removed.rows.map(({ key, kind, item }) =>
            kind === 'removed' ? (
              <tr key={key} className="border-t border-line first:border-t-0 max-lg:block">
                <td colSpan={6} className="max-lg:block">
                  <RemovedRow
                    title={item.title}
                    img={item.img}
                    focused={removed.last === key}
                    onUndo={() => {
                      removed.noteUndo(key)
                      restore(item, removed.placeOf(key))
                    }}
                  />
                </td>
              </tr>
            ) : (
              <WishlistRow
                key={key}
                product={item}
                focused={removed.last === key}
                onRemove={() => {
                  removed.note(item)
                  void removeFromList('wishlist', item)
                }}
              />
            ),
          )}
        </tbody>
      </table>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
        <Link to={links.shop()} className="link-rule">
          {t('continueShopping')}
        </Link>
        <Link to={links.cart} className={buttonClasses()}>
          {t('goToCart')} <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      <ProductShelf title={t('topRatedRightNow')} products={topRated} />
    </>
  )
}
