/** The empty cart, wishlist or compare list: one drawing, one sentence, one button, then what is worth a look. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { ReactNode, Ref } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { countWord, sentence } from '../count-words.ts'
import { EmptyCase } from './empty-case.tsx'
import { ProductShelf } from './product-shelf.tsx'

interface EmptyListProps {
  /** The page's name, for the heading. */
  title: string
  /** The specification's words. */
  text: string
  /** Products in the whole catalogue. */
  catalogueSize: number
  topRated: readonly CatalogueItem[]
  /** The sentence, which takes the focus when the list was emptied at once. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Rows that were just removed, with their Undo. */
  children?: ReactNode
}

export function EmptyList({ title, text, catalogueSize, topRated, headingRef, children }: EmptyListProps) {
  const t = useFrameText()
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <div className="flex flex-col items-center pt-2 text-center md:pt-4">
        <EmptyCase />
        <h2
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="mt-10 display text-36 outline-none md:text-48"
        >
          {text}
        </h2>
        <p className="mt-3 text-18 text-balance text-ink-2">
          {t('emptyCase', { count: catalogueSize, number: sentence(countWord(catalogueSize, t.locale)) })}
        </p>
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-7' })}>
          {t('continueShopping')}
        </Link>
        {children}
      </div>
      <ProductShelf title={t('topRatedRightNow')} products={topRated} />
    </>
  )
}
