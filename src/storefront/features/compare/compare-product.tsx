/** The head of a product's column: picture, brand and title. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { brandName } from '#domain/catalogue/product/brand-name.ts'
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { pictureOf } from '#domain/catalogue/product/product-colors.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'

export function CompareProduct({ product }: { product: KeptProduct }) {
  const gone = product.unavailable === true
  return (
    <div className="py-2">
      <Picture
        src={pictureOf(product, product.selected?.color)}
        name={product.title}
        alt=""
        sizes="(width >= 1280px) 320px, (width >= 768px) 25vw, 130px"
        className={`rounded-tile ${gone ? 'opacity-55' : ''}`}
      />
      <p dir="auto" className="mt-3.5 min-h-[1lh] text-14 text-ink-2">
        <GoodsName name={brandName(product)} />
      </p>
      {gone ? (
        <span dir="auto" className="font-medium text-ink-2">
          {product.title}
        </span>
      ) : (
        <Link
          dir="auto"
          to={links.product(product.id, product.selected?.color)}
          className="relative hit inline-block min-h-6 font-medium hover:underline md:text-18"
        >
          {product.title}
        </Link>
      )}
    </div>
  )
}
