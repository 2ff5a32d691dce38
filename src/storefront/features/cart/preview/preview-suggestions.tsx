/** A few goods that go well with the cart, below its lines: small tiles that are added with one press. */
import { useCartText } from '#storefront/texts/cart.ts'
import { sizeNames } from '#domain/inventory/choice.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { links } from '#storefront/links.ts'
import { addProductToCart } from '../../../state/lists/cart-actions.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Shelf } from '../use-goes-well.ts'
import { Price } from '../../../goods/card/price.tsx'
import './preview-suggestions.css'

export function PreviewSuggestions({ title, products }: Shelf) {
  const heading = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={heading} className="preview-goods">
      <h3 id={heading} className="display text-18">
        {title}
      </h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Tile product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A size is asked for, and that is done on the product's page. */
function Tile({ product }: { product: CatalogueItem }) {
  const t = useCartText()
  const { id, title, img } = product
  return (
    <>
      <div className="relative">
        <Picture src={img} name={title} alt="" sizes="132px" className="rounded-field" />
        {sizeNames(product).length === 0 && (
          <IconButton
            data-adds=""
            label={t('addToCartTitle', { title })}
            look="floating"
            icon={<Plus size={20} strokeWidth={1.5} aria-hidden="true" />}
            className="bg-paper/90"
            onClick={() => void addProductToCart(product)}
          />
        )}
      </div>
      <Link dir="auto" to={links.product(id)} replace className="preview-goods-title">
        {title}
      </Link>
      <Price product={product} size="small" />
    </>
  )
}
