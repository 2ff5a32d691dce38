/** The hero of a home: one sentence over the still life, and links to the goods in it. */
import type { GroupText } from '#texts/text-pack.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { type CSSProperties, Fragment } from 'react'
import { Link } from '#ui/link.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { classes } from '#ui/classes.ts'
import { longestWord } from '../fill-rows.ts'
import { HeroPicture } from '../hero-picture.tsx'
import type { Home } from '../home.ts'
import { homeWords } from '../home-words.ts'
import { HeroMarks } from './hero-marks.tsx'
import { LeadLink } from './home-section.tsx'
import './hero.css'

export function Hero({ home }: { home: Home }) {
  const t = useHomeText()
  const words = homeWords(home, t)
  const on = leadOn(home, t)
  const pictured = home.heroPicture !== null || home.hasStillLife
  return (
    <section className={classes('hero', !pictured && 'hero-plain')} aria-labelledby="hero-title">
      {pictured && <HeroPicture mood={home.mood} src={home.heroPicture} />}
      <div className="shell on-hero hero-text">
        <h1
          id="hero-title"
          className="display hero-headline"
          style={{ '--longest': longestWord([words.headline]) } as CSSProperties}
        >
          {words.headline}
        </h1>
        <p className="hero-lead text-18">{words.lead}</p>
        <div className="hero-actions mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-8">
          <Link to={home.shop} className={buttonClasses()}>
            {words.shop}
          </Link>
          {on && <LeadLink {...on} />}
        </div>
      </div>
      {home.heroGoods.length > 0 && <HeroMarks pieces={home.heroGoods} />}
      {home.heroGoods.length > 0 && (
        <div className="shell hero-goods">
          <p>
            {t('inThePicture')}{' '}
            {home.heroGoods.map(({ id, product, to }, place) => (
              <Fragment key={id}>
                {place > 0 && ' '}
                <span className="inline-block">
                  <Link to={to} className="link-text">
                    {product.title}
                  </Link>
                  {place < home.heroGoods.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </p>
        </div>
      )}
    </section>
  )
}

/** The second link of a hero: the section that this home alone has. */
function leadOn(home: Home, t: GroupText<'home'>): { to: string; label: string } | null {
  if (home.look.length > 0) return { to: '#look', label: t('lookLink') }
  if (home.shades) return { to: '#shades', label: t('shadesLink') }
  if (home.stones.length > 0) return { to: '#stones', label: t('stonesLink') }
  if (home.spec) return { to: '#spec', label: t('specLink') }
  return home.arrivals.length > 0 ? { to: '#arrivals', label: t('arrivalsLink') } : null
}
