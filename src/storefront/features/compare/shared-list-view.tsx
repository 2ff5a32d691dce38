/** A compare list that somebody shared: looked at without touching one's own, with a button that makes it one's own. */
import { useSavedText } from '#storefront/texts/saved.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { restoreProduct } from '#domain/cart/product-list.ts'
import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { stores } from '../../state/lists/browser-stores.ts'
import { useCompare } from '../../state/lists/store-hooks.ts'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { CompareView } from './compare-view.tsx'

export function SharedList({ products }: { products: readonly Product[] }) {
  const t = useSavedText()
  const own = useCompare().items
  const navigate = useNavigate()
  if (products.length === 0) return <NothingShared />

  async function keep() {
    await stores.compare.change((items) => ({
      items: products.reduce((list, product) => restoreProduct(list, product, list.length).list, items),
      outcome: null,
    }))
    await navigate(links.compare)
  }

  return (
    <CompareView title={t('compare')} products={products}>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-sand p-5 md:px-8">
        <p className="grow text-ink-2">{t('thisListWasSharedWith')}</p>
        <Button className="needs-script" onClick={() => void keep()}>
          {own.length > 0 ? t('addToMyCompareList') : t('makeItMyCompareList')}
        </Button>
        <Link to={links.compare} className="link-rule">
          {t('myCompareList')}
        </Link>
      </div>
    </CompareView>
  )
}

function NothingShared() {
  const t = useSavedText()
  return (
    <div className="max-w-160">
      <h1 className="h-page">{t('compare')}</h1>
      <p className="mt-4 text-18 text-ink-2">{t('noneOfTheProductsOf')}</p>
      <div className="mt-7 flex flex-wrap items-center gap-6">
        <Link to={links.shop()} className={buttonClasses()}>
          {t('continueShopping')}
        </Link>
        <Link to={links.compare} className="link-rule">
          {t('myCompareList')}
        </Link>
      </div>
    </div>
  )
}
