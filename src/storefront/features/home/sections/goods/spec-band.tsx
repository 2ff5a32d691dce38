/** The section of electronics: the best seller's figures, large, on deep blue. */
import { rich } from '#ui/rich.tsx'
import { useHomeText } from '#storefront/texts/home.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Home } from '../../home.ts'
import { AddToCart } from './add-to-cart.tsx'
import { LeadLink } from '../home-section.tsx'
import './spec-band.css'

export function SpecBand({ home }: { home: Home }) {
  const t = useHomeText()
  if (!home.spec) return null
  const { product, line, figures } = home.spec
  const address = links.product(product.id)
  return (
    <section id="spec" aria-labelledby="spec-title" className="band on-dark on-hero">
      <div className="shell spec">
        <Link to={address} tabIndex={-1} aria-hidden className="spec-picture">
          <Picture
            src={product.img}
            name={product.title}
            alt=""
            sizes="(width >= 1280px) 488px, (width >= 768px) 38vw, 92vw"
          />
        </Link>
        <div>
          <h2 id="spec-title" className="h-section wrap-anywhere">
            {rich(t('inNumbers', { title: product.title }), (words) => (
              <bdi>{words}</bdi>
            ))}
          </h2>
          <p className="mt-3 max-w-140 opacity-80">{line}</p>
          <dl className="spec-figures">
            {figures.map(({ figure, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {figure}
                  {unit && <span> {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <AddToCart product={product} />
            <LeadLink to={address} label={t('fullSpecification')} />
          </div>
        </div>
      </div>
    </section>
  )
}
