/** The Description tab: category name, title, description (spec 2.7). */
import { GoodsName } from '#storefront/state/goods-names.ts'
import type { Product } from '#domain/catalogue/product/product.ts'

export function DescriptionPanel({ product }: { product: Product }) {
  return (
    <div className="max-w-[64ch]">
      <p dir="auto" className="description-extra text-ink-2">
        <GoodsName name={product.category.name} />
      </p>
      <p dir="auto" className="description-extra display mt-1 text-28">
        {product.title}
      </p>
      <p dir="auto" className="description-text">
        {product.description}
      </p>
    </div>
  )
}
