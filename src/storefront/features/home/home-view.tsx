/** A home in its first form: hero, doors to the product types, new arrivals and what shoppers rate best. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ProductCard } from '../product/product-card.tsx'
import { DoorPicture, HeroPicture } from './hero-picture.tsx'
import type { Home } from './home-data.ts'
import { homeWords } from './home-words.ts'

export function HomeView({ home, doors }: { home: Home; doors: readonly ProductType[] }) {
  const words = homeWords(home.mood, home.type?.title ?? '')
  const others = doors.filter(({ id }) => id !== home.type?.id)
  return (
    <>
      <section className="hero">
        <HeroPicture mood={home.mood} className="hero-picture" />
        <div className="shell hero-text">
          <h1 className="display hero-headline">{words.headline}</h1>
          <p className="mt-5 max-w-105 text-18">{words.lead}</p>
          <Link to={home.shop} className={buttonClasses({ className: 'mt-8' })}>
            Shop all {home.count}
          </Link>
        </div>
      </section>
      <ProductRowSection title="New arrivals" to={home.shop} products={home.arrivals} />
      <section className="shell pt-14 md:pt-24" aria-labelledby="doors">
        <h2 id="doors" className="h-section mb-5 md:mb-8">
          {home.type ? 'The other shops' : 'Four shops, one roof'}
        </h2>
        <ul className="doors">
          {others.map(({ id, title, home: path }) => (
            <li key={id} data-mood={id}>
              <Link to={links.home(path ?? 'main')} className="door group/door">
                <DoorPicture mood={id} className="door-picture" />
                <span className="door-title display text-28">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {home.favourites.length > 0 && (
        <ProductRowSection title="Rated best by shoppers" to={home.shop} products={home.favourites} />
      )}
      <div className="h-14 md:h-24" />
    </>
  )
}

function ProductRowSection({ title, to, products }: { title: string; to: string; products: readonly CatalogueItem[] }) {
  return (
    <section className="shell pt-14 md:pt-24" aria-label={title}>
      <div className="mb-5 flex items-end justify-between gap-4 md:mb-8">
        <h2 className="h-section">{title}</h2>
        <Link to={to} className="link-rule shrink-0">
          All products <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
      <ul className="product-grid" data-columns={4}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
