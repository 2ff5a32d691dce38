/** The catalogues as covers of three pictures, each a door into the filtered shop. */
import { usePagesText } from '#storefront/texts/pages.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import type { Collection } from './collections.ts'

const LARGE = '(width >= 1280px) 252px, (width >= 992px) 20vw, (width >= 576px) 31vw, 60vw'
const SMALL = '(width >= 1280px) 126px, (width >= 992px) 10vw, (width >= 576px) 15vw, 30vw'

export function CollectionList({ collections }: { collections: readonly Collection[] }) {
  const t = usePagesText()
  if (collections.length === 0) {
    return (
      <div className="shell py-14 text-center md:py-24">
        <h2 className="display text-28">{t('noListsYet')}</h2>
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-8' })}>
          {t('continueShopping')}
        </Link>
      </div>
    )
  }
  return (
    <div className="shell pt-8 pb-14 md:pt-12 md:pb-24">
      <p className="max-w-160 text-18 text-ink-2">{t('shorterListsForWhenYou')}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:mt-12 lg:grid-cols-3 lg:gap-y-14">
        {collections.map(({ id, title, line, mood, count, to, cover }, place) => (
          <li key={id} data-mood={mood}>
            <Link to={to} className="group block">
              <span className="grid grid-cols-[2fr_1fr] grid-rows-2 gap-2">
                {cover.map(({ img, title: name }, position) => (
                  <span
                    key={position}
                    className={`lit block overflow-hidden rounded-tile bg-tint ${position === 0 ? 'row-span-2' : ''}`}
                  >
                    <Picture
                      src={img}
                      name={name}
                      alt=""
                      sizes={position === 0 ? LARGE : SMALL}
                      priority={place < 3 && position === 0}
                      className="h-full bg-transparent"
                      imgClassName="h-full mix-blend-multiply brightness-105 transition-transform duration-200 group-hover:scale-[1.035]"
                    />
                  </span>
                ))}
              </span>
              <h2 dir="auto" className="mt-4 font-serif text-22 group-hover:underline">
                {title}
              </h2>
              <span className="mt-1 block text-ink-2">
                {line !== '' && `${line} · `}
                <span className="whitespace-nowrap text-ink-3">{t('productsCounted', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
