/** What has just gone into the cart, with its picture, its choice and the way there (usability 23). The toast says it to screen readers. */
import type { Product } from '#domain/catalogue/product.ts'
import { imagesForColor } from '#domain/catalogue/product-colors.ts'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../../ui/link.tsx'
import { links } from '../../../links.ts'
import { Pieces } from '../../../ui/pieces.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { choiceWords } from './choice-words.ts'
import type { Added } from './use-purchase.ts'

/** Pixels below the screen within which it is brought into sight; further away the press came from a phone's bar, which tells it itself. */
const NEAR = 200

export function AddedNotice({ product, added }: { product: Product; added: Added }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { top = 0 } = notice.current?.getBoundingClientRect() ?? {}
    if (top > 0 && top < window.innerHeight + NEAR) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [added])
  const words = choiceWords(added.choice)
  return (
    <div ref={notice} key={added.quantity} className="added-notice">
      <Picture
        src={imagesForColor(product, added.choice.color)[0] ?? product.img}
        name={product.title}
        alt=""
        sizes="56px"
        className="w-14 rounded-field"
      />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">In your cart</span>
        <span className="block truncate text-14 text-ink-2">
          <Pieces count={added.quantity} of={words === '' ? product.title : words} />
        </span>
      </p>
      <Link to={links.cart} className="link-rule shrink-0">
        View Cart
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
    </div>
  )
}
