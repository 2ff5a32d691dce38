/** The section of jewelry: stones as macro crops on green, then the metals they are set in. */
import type { GroupText } from '#texts/text-pack.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Metal, Stone } from '../../choose/stones.ts'
import type { Home } from '../../home.ts'
import { countWord } from '../../../../goods/count-words.ts'
import './stone-band.css'

export function StoneBand({ home }: { home: Home }) {
  const t = useHomeText()
  const { stones, metals } = home
  if (stones.length === 0) return null
  return (
    <section id="stones" aria-labelledby="stones-title" className="band on-dark on-hero">
      <div className="shell">
        <h2 id="stones-title" className="h-section text-center">
          {t('chooseByStone')}
        </h2>
        <p className="mt-2 text-center opacity-80">{t('whatIsSetInOur')}</p>
        <ul className="stones">
          {stones.map((stone) => (
            <li key={stone.name}>
              <Link to={stoneAddress(stone)} className="stone">
                <span className="stone-crop">
                  <Picture
                    src={stone.img}
                    name={stone.name}
                    alt=""
                    sizes="(width >= 768px) 480px, 60vw"
                    className="stone-picture"
                  />
                </span>
                <span className="display mt-5 block text-22">{stone.name}</span>
                <span className="mt-1 block text-14 opacity-80">{stone.line}</span>
              </Link>
            </li>
          ))}
        </ul>
        {metals.length > 0 && <Metals metals={metals} />}
      </div>
    </section>
  )
}

function Metals({ metals }: { metals: readonly Metal[] }) {
  const t = useHomeText()
  return (
    <div className="metals">
      <h3 className="display text-28">{t('whatItIsSetIn')}</h3>
      <ul>
        {metals.map(({ name, titles }) => (
          <li key={name}>
            <span className="display metal-count text-22" aria-hidden>
              {titles.length}
            </span>
            <div>
              <h4 className="font-medium">{name}</h4>
              <p className="mt-1 text-14 opacity-80">{piecesOf(titles, t)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Oval Halo Necklace, Tapered Hoop Earrings and four more". */
function piecesOf(titles: readonly string[], t: GroupText<'home'>): string {
  const named = titles.slice(0, 2).join(', ')
  const more = titles.length - 2
  return more > 0 ? t('namedAndMore', { named, number: countWord(more, t.locale) }) : named
}

function stoneAddress({ name, id, tagged }: Stone): string {
  return tagged ? links.shop(withFilter(EMPTY_QUERY, { tag: slug(name) })) : links.product(id)
}
