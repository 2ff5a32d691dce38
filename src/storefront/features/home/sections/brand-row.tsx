/** The makers as a wall of names, each in lettering of its own where there is no logo. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import type { Home } from '../home.ts'
import { fillRows } from '../fill-rows.ts'
import { HomeSection } from './home-section.tsx'
import '../fill-rows.css'
import './brand-row.css'

const IN_ROW = { phone: 2, tablet: 4, desk: 6 }

export function BrandRow({ home }: { home: Home }) {
  const t = useHomeText()
  const called = useGoodsName()
  if (home.brands.length < 2) return null
  const rows = fillRows(home.brands.length + 1, IN_ROW)
  return (
    <HomeSection id="makers" title={t('theMakers')}>
      <ul className="makers fill-rows">
        {home.brands.map(({ name, slug, logo, lettering }, place) => (
          <li key={slug} data-lettering={lettering} style={rows[place]}>
            <Link dir="auto" to={links.shop(withFilter(EMPTY_QUERY, { brands: [slug] }))}>
              {logo ? (
                <img src={logo} alt={called(name)} width={120} height={40} loading="lazy" className="h-10 w-auto" />
              ) : (
                <span>{called(name)}</span>
              )}
            </Link>
          </li>
        ))}
        <li style={rows[home.brands.length]}>
          {home.typeTitle !== null && home.makers === home.brands.length ? (
            <Link to={home.shop} className="text-14">
              {t('allType', { type: home.typeTitle })}
            </Link>
          ) : (
            <Link to={links.brands(home.typeTitle === null ? undefined : home.mood)} className="text-14">
              {home.makers > home.brands.length ? t('allBrandsCounted', { count: home.makers }) : t('allBrands')}
            </Link>
          )}
        </li>
      </ul>
    </HomeSection>
  )
}
