/** Lists of a home: the top rated, ranked, and three short ones. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { brandName } from '#domain/catalogue/product/brand-name.ts'
import type { CSSProperties } from 'react'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { withSort } from '#domain/catalogue/query/query-change.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../../../goods/card/price.tsx'
import { ProductRating } from '../../../../goods/card/product-rating.tsx'
import type { Home } from '../../home.ts'
import { HomeSection } from '../home-section.tsx'
import './lists.css'

export function TopRated({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.topRated.length === 0) return null
  return (
    <HomeSection
      id="top-rated"
      title={t('topRated')}
      line={t('byShoppers')}
      link={{ to: links.shop(withSort(EMPTY_QUERY, 'rating')), label: t('allByRating') }}
    >
      <ol className="ranked">
        {home.topRated.map((product, place) => (
          <li key={product.id}>
            <span className="display text-28" aria-hidden>
              {place + 1}
            </span>
            <ListEntry product={product} size={112} rated />
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}

export function ShortLists({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.shortLists.length === 0) return null
  return (
    <section aria-label={t('shortLists')} className="shell home-section">
      <div className="short-lists" data-count={home.shortLists.length}>
        {home.shortLists.map(({ id, title, products }) => (
          <section key={id} aria-labelledby={`short-${id}`}>
            <h2 id={`short-${id}`} className="h-part">
              {t(title)}
            </h2>
            <ul style={{ '--goods': products.length } as CSSProperties}>
              {products.map((product) => (
                <li key={product.id}>
                  <ListEntry product={product} size={80} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function ListEntry({ product, size, rated = false }: { product: CatalogueItem; size: number; rated?: boolean }) {
  return (
    <div className="list-entry group/card">
      <Picture
        src={product.img}
        name={product.title}
        alt=""
        sizes={`${size}px`}
        className="list-picture"
        imgClassName="card-picture"
      />
      <div className="min-w-0">
        <p dir="auto" className="text-14 text-ink-3 max-md:hidden">
          <GoodsName name={brandName(product)} />
        </p>
        <h3 className="card-title">
          <Link dir="auto" to={links.product(product.id)} prefetch="intent" className="after:absolute after:inset-0">
            {product.title}
          </Link>
        </h3>
        {rated && <ProductRating rating={product.rating} />}
      </div>
      <div className="list-price">
        <Price product={product} />
      </div>
    </div>
  )
}
