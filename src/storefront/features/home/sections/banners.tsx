/** Two banners, one for a best seller and one for a best rated piece. */
import { rich, unseen } from '#ui/rich.tsx'
import { useHomeText } from '#storefront/texts/home.ts'
import { Link } from '#ui/link.tsx'
import { ArrowRight } from 'lucide-react'
import { links } from '../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Home } from '../home.ts'
import './banners.css'

const SIZES = '(width >= 1280px) 340px, (width >= 768px) 26vw, 50vw'

export function Banners({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.banners.length === 0) return null
  return (
    <section aria-label={t('worthALook')} className="shell home-section">
      <ul className="banners">
        {home.banners.map(({ product, line }) => (
          <li key={product.id} className="banner">
            <div className="banner-words">
              <h2 dir="auto" className="h-part">
                {product.title}
              </h2>
              <p className="mt-2 mb-4 text-14 text-ink-2">{line}</p>
              <Link to={links.product(product.id)} className="link-rule banner-link">
                {rich(t('seeCloser', { title: product.title }), unseen)}
                <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
              </Link>
            </div>
            <Picture src={product.img} name={product.title} alt="" sizes={SIZES} className="banner-picture fill" />
          </li>
        ))}
      </ul>
    </section>
  )
}
