/** The story of the shop: how it chooses, its figures, its values, its makers. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { usePagesText } from '#storefront/texts/pages.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { AboutData, Maker } from './about-data.ts'
import { PlainStory, SampleStory, StoryPicture } from './story.tsx'

/** What the sample holds to, and what holds for every shop that runs on this, whatever it sells. */
function values(isSample: boolean, { returnDays: days }: ShopSettings, t: GroupText<'pages'>) {
  const said = { title: t('saidAsItIs'), text: t('saidAsItIsText') }
  return isSample
    ? [
        { title: t('shownAsItIs'), text: t('shownAsItIsText') },
        said,
        { title: t('keptAsItIs'), text: t('keptAsItIsText') },
      ]
    : [
        said,
        { title: t('askedForLittle'), text: t('askedForLittleText') },
        { title: t('takenBack'), text: t('takenBackText', { days }) },
      ]
}

interface AboutUsProps {
  settings: ShopSettings
  /** Titles of the product types with goods, as the words of a sentence. */
  goods: string
  hasLooks: boolean
  about: AboutData
}

export function AboutUs({
  settings,
  goods,
  hasLooks,
  about: { isSample, mosaic, figures, makers, brandCount },
}: AboutUsProps) {
  const t = usePagesText()
  const own = settings.homes['main']?.hero
  const hasPicture = own !== undefined || mosaic.length > 0
  return (
    <div className="pb-14 md:pb-24">
      <section
        className={`shell grid items-center gap-x-16 gap-y-8 pt-8 md:pt-14 ${hasPicture ? 'lg:grid-cols-2' : 'max-w-240'}`}
        aria-labelledby="story"
      >
        {hasPicture && <StoryPicture own={own} mosaic={mosaic} />}
        <div>
          <h2 id="story" className="display text-36 md:text-48">
            {t('aShopWindowAndNothing')}
          </h2>
          {isSample ? <SampleStory name={settings.name} /> : <PlainStory name={settings.name} goods={goods} />}
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <Link to={links.shop()} className={buttonClasses()}>
              {t('seeTheRange')}
            </Link>
            {hasLooks && (
              <Link to={links.portfolio} className="link-rule">
                {t('looksAndRooms')} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
              </Link>
            )}
          </p>
        </div>
      </section>

      <section className="mt-14 bg-deep on-dark md:mt-24" aria-label={t('theShopInFigures')}>
        <dl className="shell grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:auto-cols-fr md:grid-flow-col md:grid-cols-none md:py-16">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-s border-white/20 ps-5 max-md:last:odd:col-span-2"
            >
              <dt className="mt-2 text-on-deep/80">{label}</dt>
              <dd className="display text-48 md:text-64">{value}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="shell mt-14 md:mt-24" aria-labelledby="values">
        <h2 id="values" className="h-section">
          {t('whatWeHoldTo')}
        </h2>
        <ul className="mt-5 grid gap-x-6 gap-y-8 md:mt-8 md:grid-cols-3">
          {values(isSample, settings, t).map(({ title, text }) => (
            <li key={title} className="border-t border-ink pt-5">
              <h3 className="h-part">{title}</h3>
              <p className="mt-3 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      {makers.length > 1 && (
        <section className="shell mt-14 md:mt-24" aria-labelledby="makers">
          <h2 id="makers" className="h-section">
            {isSample ? t('theMakers') : t('theBrands')}
          </h2>
          <ul className="mt-5 grid gap-x-6 md:mt-8 md:grid-cols-2 lg:grid-cols-3">
            {makers.map((one) => (
              <MakerCard key={one.id} maker={one} />
            ))}
            {/* Two columns or three would end in a hole. */}
            <li className="group relative my-6 hidden content-between rounded-tile bg-tint p-6 md:max-lg:even:grid lg:nth-[3n]:grid">
              <p className="display text-28">{t('notSureWhoMakesIt')}</p>
              <Link to={links.shop()} className="link-rule justify-self-start after:absolute after:inset-0">
                {t('allProducts')}
              </Link>
            </li>
          </ul>
          {brandCount > makers.length && (
            <Link to={links.brands()} className="link-rule mt-4">
              {t('allBrands', { count: brandCount })} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
            </Link>
          )}
        </section>
      )}
    </div>
  )
}

/** One of its goods beside its words; the whole card leads to all of them. */
function MakerCard({ maker: { location, line, img, count, to, ...maker } }: { maker: Maker }) {
  const t = usePagesText()
  const name = useGoodsName()(maker.name)
  return (
    <li className="group relative grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-6 lg:grid-cols-[7rem_minmax(0,1fr)]">
      <Picture src={img} name={name} alt="" sizes="112px" className="rounded-tile" />
      <div className="flex h-full flex-col">
        <h3 dir="auto" className="font-serif text-28 leading-tight wrap-anywhere">
          {name}
        </h3>
        {location !== '' && <p className="mt-1 text-14 text-ink-3">{location}</p>}
        <p className="mt-3 mb-4 text-ink-2">{line}</p>
        <Link to={to} className="link-rule mt-auto self-start text-14 after:absolute after:inset-0">
          {rich(t('ofMaker', { count, name }), unseen)}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      </div>
    </li>
  )
}
