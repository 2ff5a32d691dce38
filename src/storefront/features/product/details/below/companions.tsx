/** Small rows of goods that go with the product, as others have ordered it or by the catalogue (usability 28). */
import { useProductText } from '#storefront/texts/product.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { Check, Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { addOrAsk } from '../../../../state/lists/cart-actions.ts'
import { useIsInCart } from '../../../../state/lists/store-hooks.ts'
import { IconButton, iconButtonClasses } from '#ui/icon-button.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../../../goods/card/price.tsx'

export function Companions({ title, products }: { title: string; products: readonly CatalogueItem[] }) {
  const heading = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={heading} className="print-hidden mt-6 border-t border-line pt-5">
      <h2 id={heading} className="font-bold">
        {title}
      </h2>
      <ul className="goes-well-with">
        {products.map((product) => (
          <li key={product.id} className="relative flex items-center gap-3">
            <Picture
              src={product.img}
              name={product.title}
              alt=""
              sizes="72px"
              className="w-18 shrink-0 rounded-field"
            />
            <div className="min-w-0 flex-1">
              <Link
                dir="auto"
                to={links.product(product.id)}
                prefetch="intent"
                className="block min-h-6 text-14 font-medium after:absolute after:inset-0"
              >
                {product.title}
              </Link>
              <div className="goes-price">
                <Price product={product} size="small" />
              </div>
            </div>
            <AddButton product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddButton({ product }: { product: CatalogueItem }) {
  const t = useProductText()
  const inCart = useIsInCart(product.id)
  if (inCart) {
    return (
      <Link
        to={links.cart}
        aria-label={t('viewCartTitle', { title: product.title })}
        className={iconButtonClasses('plain', 'z-1 bg-tile')}
      >
        <Check size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    )
  }
  return (
    <IconButton
      data-adds=""
      label={t('addToCartTitle', { title: product.title })}
      className="needs-script z-1 bg-tile"
      onClick={({ currentTarget }) => addOrAsk(product, undefined, currentTarget)}
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
    />
  )
}
