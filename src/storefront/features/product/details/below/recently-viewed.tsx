/** The row of products that this browser has seen lately; it stands below everything else and moves nothing. */
import { useProductText } from '#storefront/texts/product.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { useEffect, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { productResolver } from '../../../../state/lists/resolve-products.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Price } from '../../../../goods/card/price.tsx'
import '../../../../goods/card/goods-rows.css'
import { recentlyViewed, rememberViewed } from './recently-viewed-store.ts'

const SHOWN = 6
/** Fewer would stand lonely in their row. */
const LEAST = 3

export function RecentlyViewed({ productId, apiBaseUrl }: { productId: string; apiBaseUrl: string }) {
  const t = useProductText()
  const [ids, setIds] = useState<readonly string[]>([])
  const [products, setProducts] = useState<readonly CatalogueItem[]>()

  useEffect(() => {
    let left = false
    const seen = recentlyViewed()
      .filter((id) => id !== productId)
      .slice(0, SHOWN)
    rememberViewed(productId)
    setIds(seen)
    if (seen.length < LEAST) return
    productResolver(apiBaseUrl)(seen).then(
      (found) => {
        const inOrder = seen.flatMap((id) => found.find((product) => product.id === id) ?? [])
        if (!left) setProducts(inOrder)
      },
      () => {
        if (!left) setProducts([])
      },
    )
    return () => {
      left = true
    }
  }, [productId, apiBaseUrl])

  if ((products ?? ids).length < LEAST) return null
  return (
    <section aria-labelledby="recently-viewed" className="print-hidden section-gap">
      <h2 id="recently-viewed" className="h-section">
        {t('recentlyViewed')}
      </h2>
      <ul className="recently-viewed" data-few={(products ?? ids).length === LEAST ? '' : undefined}>
        {products
          ? products.map((product) => (
              <li key={product.id} className="relative min-w-0">
                <Picture
                  src={product.img}
                  name={product.title}
                  alt=""
                  sizes="(width >= 992px) 282px, 40vw"
                  className="rounded-tile"
                />
                <div className="min-w-0">
                  <Link
                    dir="auto"
                    to={links.product(product.id)}
                    prefetch="intent"
                    className="mt-2.5 block min-h-6 truncate text-14 font-medium after:absolute after:inset-0"
                  >
                    {product.title}
                  </Link>
                  <Price product={product} size="small" />
                </div>
              </li>
            ))
          : ids.map((id) => (
              <li key={id}>
                <Skeleton className="aspect-square rounded-tile" />
                <Skeleton className="mt-2.5 h-10" />
              </li>
            ))}
      </ul>
    </section>
  )
}
