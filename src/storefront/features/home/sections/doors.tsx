/** The four shops as doors, each in its own mood; and the categories of one shop in its own crop. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { DOOR_SIZES, DoorPicture, OwnPicture } from '../hero-picture.tsx'
import type { Home } from '../home.ts'
import { countWord, sentence } from '../../../goods/count-words.ts'
import { homeWords } from '../home-words.ts'
import { fillRows, longestWord, mostFor } from '../fill-rows.ts'
import { HomeSection } from './home-section.tsx'
import '../fill-rows.css'
import './category-row.css'
import './doors.css'

const DOORS_IN_ROW = { phone: 2, tablet: 4, desk: 4 }
/** Letters up to which a title keeps its full size. */
const SHORT_WORD = 8

export function Doors({ home }: { home: Home }) {
  const frame = useFrameText()
  const t = useHomeText()
  if (home.doors.length === 0) return null
  const longest = longestWord(home.doors.map(({ title }) => title))
  const rows = fillRows(home.doors.length, mostFor(longest, DOORS_IN_ROW))
  const number = sentence(countWord(home.doors.length, t.locale))
  return (
    <HomeSection
      id="shops"
      title={t('shopsUnderOneRoofCounted', { number, count: home.doors.length })}
      link={{ to: links.categories, label: t('allCategories') }}
    >
      <ul
        className="doors fill-rows"
        data-plain={home.doors.some(({ hero, hasStillLife }) => hero !== null || hasStillLife) ? undefined : ''}
        style={{ '--longest': Math.max(longest, SHORT_WORD) } as CSSProperties}
      >
        {home.doors.map(({ type, title, count: products, to, hero, hasStillLife }, place) => (
          <li key={type} data-mood={type} style={rows[place]}>
            <Link to={to} className="door">
              {hero === null ? (
                hasStillLife && <DoorPicture mood={type} />
              ) : (
                <OwnPicture src={hero} sizes={DOOR_SIZES} className="door-picture" />
              )}
              <span className="door-words">
                <span className="display door-title">{title}</span>
                <span className="text-14">{frame('productsCounted', { count: products })}</span>
              </span>
              <span className="door-arrow" aria-hidden>
                <ArrowRight size={20} strokeWidth={1.5} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

const SIZES = '(width >= 1280px) 384px, (width >= 768px) 30vw, 46vw'

export function Categories({ home }: { home: Home }) {
  const t = useHomeText()
  // A choice of one is none.
  if (home.categories.length < 2) return null
  const title = homeWords(home, t).categories
  if (title === null) {
    return (
      <section id="categories" aria-label={t('categories')} className="shell home-section home-row">
        <CategoryRow home={home} />
      </section>
    )
  }
  return (
    <HomeSection id="categories" title={title} link={{ to: links.categories, label: t('allCategories') }}>
      <CategoryRow home={home} />
    </HomeSection>
  )
}

const CATEGORIES_IN_ROW = { phone: 2, tablet: 5, desk: 5 }
/** Names below their tiles are set smaller than titles on doors: so many letters more fit. */
const NAME_FITS = 4
/** Circles are small. */
const CIRCLES_IN_ROW = { phone: 3, tablet: 4, desk: 5 }

function CategoryRow({ home }: { home: Home }) {
  const frame = useFrameText()
  const called = useGoodsName()
  const most = home.mood === 'jewelry' ? CIRCLES_IN_ROW : CATEGORIES_IN_ROW
  const longest = longestWord(home.categories.map(({ title }) => called(title)))
  const rows = fillRows(home.categories.length, mostFor(longest - NAME_FITS, most))
  return (
    <ul className="category-row fill-rows">
      {home.categories.map(({ title, img, count, to }, place) => (
        <li key={title} style={rows[place]}>
          <Link to={to} className="category-door">
            <span className="category-crop">
              <Picture src={img} name={title} alt="" sizes={SIZES} className="category-picture fill" />
            </span>
            <span className="category-words">
              <span dir="auto" className="category-name">
                {called(title)}
              </span>
              <span className="text-14 text-ink-2">{frame('productsCounted', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
