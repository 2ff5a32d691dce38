/** The section of fashion: a numbered collage tied to a numbered price list with one total. */
import { formatMoney } from '#domain/money/money.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import { links } from '../../../links.ts'
import { addProductToCart } from '../../../state/cart-actions.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { choiceText } from '../../product/choice-text.ts'
import { Price } from '../../product/price.tsx'
import { lookTotal } from '../choose/look.ts'
import type { Home } from '../home.ts'
import { countWord } from '../count-words.ts'
import './look.css'

const SIZES = '(width >= 1280px) 374px, (width >= 992px) 30vw, 46vw'

export function Look({ home }: { home: Home }) {
  const pieces = home.look
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  if (pieces.length === 0) return null
  const all = `all ${countWord(pieces.length)}`

  async function addAll() {
    setState('adding')
    for (const piece of pieces) await addProductToCart(piece)
    setState('added')
  }
  return (
    <section id="look" aria-labelledby="look-title" className="shell home-section look">
      <ul className="look-collage" data-count={pieces.length} aria-hidden>
        {pieces.map(({ id, img, title }, place) => (
          <li key={id}>
            <Link to={links.product(id)} tabIndex={-1}>
              <Picture src={img} name={title} alt="" sizes={SIZES} />
            </Link>
            <span className="look-number">{place + 1}</span>
          </li>
        ))}
      </ul>
      <div>
        <h2 id="look-title" className="h-section">
          The Saturday look
        </h2>
        <p className="mt-3 text-ink-2">Market, lunch, a long walk back. Nothing here needs ironing.</p>
        <ol className="look-list">
          {pieces.map((piece) => (
            <li key={piece.id}>
              <div className="min-w-0 flex-1">
                <Link
                  dir="auto"
                  to={links.product(piece.id)}
                  prefetch="intent"
                  className="relative hit inline-block min-h-6 font-medium hover:underline"
                >
                  {piece.title}
                </Link>
                <p className="text-14 text-ink-3">{choiceText(defaultChoice(piece))}</p>
              </div>
              <Price product={piece} choice={defaultChoice(piece)} />
            </li>
          ))}
        </ol>
        <p className="look-total">
          <span className="first-letter:uppercase">{all}</span>
          <span className="display text-28">{formatMoney(lookTotal(pieces))}</span>
        </p>
        {state === 'added' ? (
          <Link to={links.cart} className={buttonClasses({ wide: true })}>
            <Check size={18} strokeWidth={1.75} aria-hidden /> View Cart
          </Link>
        ) : (
          <Button wide busy={state === 'adding'} className="needs-script" onClick={() => void addAll()}>
            Add To Cart, {all}
          </Button>
        )}
        <p className="mt-3 text-center text-14 text-ink-2">Colours and sizes can be changed in the cart.</p>
      </div>
    </section>
  )
}
