/** The second section of beauty: three steps through the day, as the goods themselves say. */
import { useHomeText } from '#storefront/texts/home.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../../../goods/card/price.tsx'
import type { Home } from '../../home.ts'
import { HomeSection } from '../home-section.tsx'
import './routine.css'

export function Routine({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.routine.length === 0) return null
  return (
    <HomeSection id="routine" title={t('threeStepsOneShelf')} line={t('shortestRoutine')}>
      <ol className="routine">
        {home.routine.map(({ when, product }) => (
          <li key={product.id}>
            <Picture
              src={product.img}
              name={product.title}
              alt=""
              sizes="(width >= 1280px) 384px, (width >= 768px) 30vw, 132px"
              className="routine-picture"
            />
            <div>
              <h3 className="h-part">
                <Link
                  dir="auto"
                  to={links.product(product.id)}
                  prefetch="intent"
                  className="after:absolute after:inset-0"
                >
                  {product.title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-2">{when}</p>
              <div className="mt-2">
                <Price product={product} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
