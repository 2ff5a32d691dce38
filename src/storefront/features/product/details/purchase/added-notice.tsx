/** What has just gone into the cart, with its picture, its choice and the way there, in the row of Buy Now, so that nothing moves (usability 23). The toast says it to screen readers. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Pieces } from '../../../../goods/pieces.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { choiceWords } from './choice-words.ts'
import type { Added } from './use-purchase.ts'

export function AddedNotice({ product, added }: { product: Product; added: Added }) {
  const t = useProductText()
  const called = useGoodsName()
  const words = choiceWords(added.choice, called)
  return (
    <div key={added.quantity} className="added-notice">
      <Picture
        src={imagesForColor(product, added.choice.color)[0] ?? product.img}
        name={product.title}
        alt=""
        sizes="40px"
        className="w-10 shrink-0 rounded-field"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <span className="sr-only">{t('inYourCart')} </span>
          <Pieces count={added.quantity} of={words === '' ? product.title : words} />
        </p>
        <Link to={links.cart} className="link-text relative hit inline-flex items-center gap-1">
          {t('viewCart')}
          <ArrowRight size={14} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </div>
    </div>
  )
}
