/** Curated collections as collages. */
import { useHomeText } from '#storefront/texts/home.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Home } from '../../home.ts'
import { HomeSection } from '../home-section.tsx'
import './curated.css'

const LARGE = '(width >= 1280px) 250px, (width >= 768px) 21vw, 52vw'
const SMALL = '(width >= 1280px) 130px, (width >= 768px) 11vw, 26vw'

export function Curated({ home }: { home: Home }) {
  const t = useHomeText()
  if (home.curated.length === 0) return null
  return (
    <HomeSection
      id="catalogues"
      title={t('catalogues')}
      line={t('shorterLists')}
      link={{ to: links.catalogues, label: t('allCatalogues') }}
    >
      <ul className="collages" data-count={home.curated.length}>
        {home.curated.map(({ title, line, to, cover }) => (
          <li key={to}>
            <Link to={to} className="collage">
              <span className="collage-pictures">
                {cover.map(({ img, title: name }, place) => (
                  <Picture
                    key={place}
                    src={img}
                    name={name}
                    alt=""
                    sizes={place === 0 ? LARGE : SMALL}
                    className="fill"
                  />
                ))}
              </span>
              <span dir="auto" className="display mt-4 block text-22">
                {title}
              </span>
              <span className="mt-1 block text-ink-2">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
