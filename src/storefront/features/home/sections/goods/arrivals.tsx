/** New arrivals: a heading beside a row that can be swiped. */
import { useHomeText } from '#storefront/texts/home.ts'
import { ProductSlider } from '../../../../goods/card/product-slider.tsx'
import type { Home } from '../../home.ts'
import { homeWords } from '../../home-words.ts'
import { LeadLink } from '../home-section.tsx'
import './arrivals.css'

export function Arrivals({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.arrivals.length === 0) return null
  const { arrivals, arrivalsLine } = homeWords(home, t)
  return (
    <div id="arrivals" className="shell home-section home-arrivals">
      <ProductSlider
        title={arrivals}
        products={home.arrivals}
        intro={
          <div className="arrivals-intro">
            <p className="text-ink-2">{arrivalsLine}</p>
            <LeadLink to={home.newest} label={t('seeAllNew')} />
          </div>
        }
      />
    </div>
  )
}
