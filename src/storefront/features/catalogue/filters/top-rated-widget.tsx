/** Top Rated Products: the four with the highest real average (spec 9.6). */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { Link } from '#ui/link.tsx'
import { memo } from 'react'
import { links } from '../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../../goods/card/price.tsx'
import { ProductRating } from '../../../goods/card/product-rating.tsx'

export function TopRatedWidget({ products }: { products: readonly CatalogueItem[] }) {
  return (
    <ul className="grid gap-4">
      {products.map((product) => (
        <TopRatedRow key={product.id} product={product} />
      ))}
    </ul>
  )
}

// They are the same whatever is filtered.
const TopRatedRow = memo(function TopRatedRow({ product }: { product: CatalogueItem }) {
  return (
    <li>
      <Link to={links.product(product.id)} className="group/row flex gap-3.5">
        <Picture
          src={product.img}
          name={product.title}
          alt=""
          sizes="72px"
          className="size-18 shrink-0 rounded-field object-cover"
        />
        <span className="grid content-center gap-0.5">
          <span dir="auto" className="line-clamp-2 text-14 font-bold group-hover/row:underline">
            {product.title}
          </span>
          <ProductRating rating={product.rating} />
          <Price product={product} size="small" />
        </span>
      </Link>
    </li>
  )
})
