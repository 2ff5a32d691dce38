/** All brands from A to Z: many in columns under their letters, a few as large names. */
import { formatNumber } from '#domain/money/format-number.ts'
import { Link } from '../../ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { BrandGroup, BrandGroups } from './brand-groups.ts'

/** From so many brands on letters help to find one. */
const WORTH_LETTERS = 30

const idOf = (letter: string) => (letter === '#' ? 'letter-0' : `letter-${letter}`)

export function BrandList({ groups, total }: BrandGroups) {
  if (total === 0) {
    return (
      <div className="shell py-14 text-center md:py-24">
        <h2 className="display text-28">There is no brand here yet.</h2>
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-8' })}>
          Continue Shopping
        </Link>
      </div>
    )
  }
  const named = groups.reduce((sum, { brands }) => sum + brands.length, 0)
  return (
    <div className="shell pt-6 pb-14 md:pt-8 md:pb-24">
      {named < WORTH_LETTERS ? <FewBrands groups={groups} /> : <BrandsByLetter groups={groups} />}
      {named < total && (
        <p className="mt-10 text-ink-2">
          {formatNumber(total - named)} more brands are found in the{' '}
          <Link to={links.shop()} className="link-text">
            filters of the shop
          </Link>
          .
        </p>
      )}
    </div>
  )
}

/** A handful in large type: a letter above each would be louder than the names. */
function FewBrands({ groups }: Pick<BrandGroups, 'groups'>) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {groups
        .flatMap(({ brands }) => brands)
        .map((brand) => (
          <li key={brand.slug} className="border-b border-line">
            <BrandLink {...brand} className="display w-full justify-between py-5 text-22 md:py-7 md:text-28" />
          </li>
        ))}
    </ul>
  )
}

function BrandsByLetter({ groups }: Pick<BrandGroups, 'groups'>) {
  return (
    <>
      <nav aria-label="Letters" className="flex flex-wrap gap-1">
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
  return (
    <Link
      to={to}
      className={`inline-flex min-h-10 items-baseline hover:underline pointer-coarse:min-h-11 ${className}`}
    >
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
      <span className="font-sans text-14 text-ink-3">
        {formatNumber(count)}
        <span className="sr-only"> products</span>
      </span>
    </Link>
  )
}
