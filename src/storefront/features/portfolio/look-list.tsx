/** The looks one below the other: the still life on one side, its numbered pieces with prices and one total on the other. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { usePagesText } from '#storefront/texts/pages.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Price } from '../../goods/card/price.tsx'
import type { Look, LookPiece } from './looks.ts'
import { ScenePicture } from './scene-picture.tsx'

export function LookList({ looks }: { looks: readonly Look[] }) {
  const t = usePagesText()
  if (looks.length === 0) {
    return (
      <div className="shell py-14 text-center md:py-24">
        <h2 className="display text-28">{t('noPicturesYet')}</h2>
        <Link to={links.catalogues} className={buttonClasses({ className: 'mt-8' })}>
          {t('seeTheCatalogues')}
        </Link>
      </div>
    )
  }
  return (
    <div className="shell pt-8 pb-14 md:pt-12 md:pb-24">
      <p className="max-w-160 text-18 text-ink-2">{t('looksAndRoomsSetWith')}</p>
      {looks.map((look, place) => (
        <LookSection key={look.name} look={look} place={place} />
      ))}
    </div>
  )
}

function LookSection({ look, place }: { look: Look; place: number }) {
  const t = usePagesText()
  const { format } = useMoney()
  const { name, title, line, alt, pieces, total } = look
  return (
    <section
      data-mood={name}
      aria-labelledby={`look-${name}`}
      className="mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-y-6 md:mt-16 md:grid-cols-2 md:gap-x-8 lg:grid-cols-[1.1fr_1fr] lg:gap-x-16"
    >
      {/* The tall still life, whole: every piece of the list is in it to its edge. */}
      <ScenePicture
        name={name}
        shape="tall"
        alt={t(alt)}
        sizes="(width < 768px) calc(100vw - 32px), (width < 1280px) 48vw, 595px"
        priority={place === 0}
        className="h-auto w-full rounded-tile"
        frameClassName={place % 2 === 1 ? 'md:order-1' : undefined}
      />
      <div className="min-w-0">
        <h2 id={`look-${name}`} className="display text-36 md:text-48">
          {t(title)}
        </h2>
        <p className="mt-3 text-18 text-ink-2">{t(line)}</p>
        <ol className="mt-6 border-t border-ink">
          {pieces.map((piece) => (
            <Piece key={piece.id} piece={piece} />
          ))}
        </ol>
        <p className="flex items-baseline justify-between gap-4 pt-4">
          <span>{t('allLengthTogether', { length: pieces.length })}</span>
          <span className="price">{format(total)}</span>
        </p>
        {name !== 'main' && (
          <Link to={links.shop({ ...EMPTY_QUERY, type: name })} className="link-rule mt-6">
            {t('moreOfThisKind')} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
      </div>
    </section>
  )
}

function Piece({ piece: { title, brand, color, img, to, product } }: { piece: LookPiece }) {
  const called = useGoodsName()
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-3">
      <Picture src={img} name={title} alt="" sizes="72px" className="w-18 shrink-0 rounded-field" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 text-ink-3">{[brand, color ?? ''].filter(Boolean).map(called).join(' · ')}</p>
        <Link
          dir="auto"
          to={to}
          className="inline-block min-h-6 font-medium after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </div>
      <Price product={product} />
    </li>
  )
}
