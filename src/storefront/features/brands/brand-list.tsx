/** All brands from A to Z: many in columns under their letters, a few each with pictures of their goods. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { usePagesText } from '#storefront/texts/pages.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { type BrandGroup, type BrandGroups, hasPortraits } from './brand-groups.ts'
import type { BrandPortrait } from './brand-portraits.ts'

/** Cards of the first row, whose pictures are fetched first. */
const FIRST_ROW = 3
const SIZES = {
  large: '(width >= 1280px) 256px, (width >= 992px) 20vw, (width >= 576px) 31vw, 64vw',
  small: '(width >= 1280px) 124px, (width >= 992px) 10vw, (width >= 576px) 15vw, 31vw',
}

interface BrandListProps extends BrandGroups {
  /** By slug, where there are few brands. */
  portraits: Readonly<Record<string, BrandPortrait>>
}

const idOf = (letter: string) => (letter === '#' ? 'letter-0' : `letter-${letter}`)

export function BrandList({ groups, total, portraits }: BrandListProps) {
  const t = usePagesText()
  if (total === 0) {
    return (
      <div className="shell py-14 text-center md:py-24">
        <h2 className="display text-28">{t('thereIsNoBrandHere')}</h2>
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-8' })}>
          {t('continueShopping')}
        </Link>
      </div>
    )
  }
  const named = groups.reduce((sum, { brands }) => sum + brands.length, 0)
  return (
    <div className="shell pt-6 pb-14 md:pt-8 md:pb-24">
      {hasPortraits({ groups }) ? (
        <FewBrands groups={groups} portraits={portraits} />
      ) : (
        <BrandsByLetter groups={groups} />
      )}
      {named < total && (
        <p className="mt-10 text-ink-2">
          {rich(t('moreBrands', { count: total - named }), (words) => (
            <Link to={links.shop()} className="link-text">
              {words}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** A handful with what they make: a letter above each would be louder than the names. */
function FewBrands({ groups, portraits }: Pick<BrandListProps, 'groups' | 'portraits'>) {
  const t = usePagesText()
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:gap-y-16 lg:grid-cols-3">
      {groups
        .flatMap(({ brands }) => brands)
        .map((brand, place) => (
          <BrandCard key={brand.slug} brand={brand} portrait={portraits[brand.slug]} first={place < FIRST_ROW} />
        ))}
      {/* Two columns or three would end in a hole. */}
      <li className="group relative hidden content-between rounded-tile bg-tint p-6 only:hidden sm:max-lg:even:grid lg:nth-[3n]:grid">
        <p className="display text-28">{t('notSureWhoMakesIt')}</p>
        <Link to={links.shop()} className="link-rule justify-self-start after:absolute after:inset-0">
          {t('allProducts')}
        </Link>
      </li>
    </ul>
  )
}

interface BrandCardProps {
  brand: BrandGroup['brands'][number]
  portrait: BrandPortrait | undefined
  first: boolean
}

function BrandCard({ brand: { name, count, to }, portrait, first }: BrandCardProps) {
  const t = usePagesText()
  const [large = '', ...small] = portrait?.pictures ?? []
  return (
    <li className="group relative">
      <div className="grid grid-cols-3 gap-2 overflow-hidden rounded-tile">
        <Picture
          src={large}
          name={name}
          alt=""
          sizes={SIZES.large}
          eager={first}
          className={small.length > 0 ? 'col-span-2 row-span-2' : 'col-span-3'}
        />
        {small.map((img) => (
          <Picture
            key={img}
            src={img}
            name={name}
            alt=""
            sizes={SIZES.small}
            eager={first}
            className={small.length === 1 ? 'row-span-2 h-full' : ''}
            imgClassName={small.length === 1 ? 'h-full! object-cover' : ''}
          />
        ))}
      </div>
      <h2 className="mt-4 flex items-baseline justify-between gap-4 display text-28">
        <Link to={to} dir="auto" className="wrap-anywhere group-hover:underline after:absolute after:inset-0">
          <GoodsName name={name} />
        </Link>
        <span className="shrink-0 font-sans text-14 tracking-normal text-ink-3">{t('productsCounted', { count })}</span>
      </h2>
      {portrait && portrait.location !== '' && <p className="mt-1 text-14 text-ink-3">{portrait.location}</p>}
      {portrait && portrait.line !== '' && (
        <p dir="auto" className="mt-2 text-ink-2">
          {portrait.line}
        </p>
      )}
    </li>
  )
}

function BrandsByLetter({ groups }: Pick<BrandGroups, 'groups'>) {
  const t = usePagesText()
  return (
    <>
      <nav aria-label={t('letters')} className="flex flex-wrap gap-1">
        {groups.map(({ letter }) => (
          <a
            key={letter}
            href={`#${idOf(letter)}`}
            className="grid size-11 place-items-center rounded-field font-medium hover:bg-tile"
          >
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, brands }) => (
        <section key={letter} aria-labelledby={idOf(letter)} className="mt-8 border-t border-ink pt-4 md:mt-10">
          <h2 id={idOf(letter)} className="h-part scroll-mt-24">
            {letter}
          </h2>
          <ul className="mt-3 columns-2 gap-x-6 sm:columns-3 lg:columns-4">
            {brands.map((brand) => (
              <li key={brand.slug} className="break-inside-avoid">
                <BrandLink {...brand} className="gap-2 py-2" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function BrandLink({ name, count, to, className }: BrandGroup['brands'][number] & { className: string }) {
  const t = usePagesText()
  return (
    <Link
      to={to}
      className={`inline-flex min-h-10 items-baseline hover:underline pointer-coarse:min-h-11 ${className}`}
    >
      <span dir="auto" className="wrap-anywhere">
        <GoodsName name={name} />
      </span>
      <span className="font-sans text-14 text-ink-3">{rich(t('productsUnseen', { count }), unseen)}</span>
    </Link>
  )
}
