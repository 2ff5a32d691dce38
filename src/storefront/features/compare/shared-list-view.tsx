/** A compare list that somebody shared: looked at without touching one's own, with a button that makes it one's own. */
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
    <CompareView title="Compare" products={products}>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-tile bg-sand p-5 md:px-8">
        <p className="grow text-ink-2">
          This list was shared with you. Your own stays as it is until you take this one over.
        </p>
        <Button className="needs-script" onClick={() => void keep()}>
          {own.length > 0 ? 'Add to my compare list' : 'Make it my compare list'}
        </Button>
        <Link to={links.compare} className="link-rule">
          My compare list
        </Link>
      </div>
    </CompareView>
  )
}

function NothingShared() {
  return (
    <div className="max-w-160">
      <h1 className="h-page">Compare</h1>
      <p className="mt-4 text-18 text-ink-2">None of the products of this shared list is in the shop any longer.</p>
      <div className="mt-7 flex flex-wrap items-center gap-6">
        <Link to={links.shop()} className={buttonClasses()}>
          Continue Shopping
        </Link>
        <Link to={links.compare} className="link-rule">
          My compare list
        </Link>
      </div>
    </div>
  )
}
