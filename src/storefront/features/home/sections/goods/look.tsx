/** The section of fashion: a numbered collage tied to a numbered price list with one total. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useHomeText } from '#storefront/texts/home.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { choiceOptions, needsSize, openChoice } from '#domain/inventory/choice.ts'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { addProductToCart } from '../../../../state/lists/cart-actions.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Button } from '#ui/button.tsx'
import { SelectArrow } from '#ui/fields/select.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useChoiceText } from '../../../../goods/card/choice-text.ts'
import { Price } from '../../../../goods/card/price.tsx'
import { lookTotal } from '../../choose/look.ts'
import type { Home } from '../../home.ts'
import { countWord } from '../../../../goods/count-words.ts'
import './look.css'

const SIZES = '(width >= 1280px) 374px, (width >= 992px) 30vw, 46vw'

export function Look({ home }: { home: Home }) {
  const t = useHomeText()
  const choiceText = useChoiceText()
  const { format } = useMoney()
  const pieces = home.look
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  if (pieces.length === 0) return null
  const all = t('allPieces', { number: countWord(pieces.length, t.locale) })

  async function addAll() {
    const open = pieces.find((piece) => needsSize(piece, { size: sizes[piece.id] }))
    setAsked(open?.id)
    if (open) {
      list.current?.querySelector<HTMLSelectElement>(`[data-piece="${CSS.escape(open.id)}"]`)?.focus()
      return
    }
    setState('adding')
    for (const piece of pieces) {
      const size = sizes[piece.id]
      await addProductToCart(piece, 1, size === undefined ? undefined : { ...openChoice(piece), size })
    }
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
          {t('theSaturdayLook')}
        </h2>
        <p className="mt-3 text-ink-2">{t('marketLunchALongWalk')}</p>
        <ol ref={list} className="look-list">
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
                <p className="text-14 text-ink-3">{choiceText(openChoice(piece))}</p>
                {needsSize(piece) && (
                  <PieceSize
                    piece={piece}
                    size={sizes[piece.id] ?? ''}
                    asked={asked === piece.id}
                    onChoose={(size) => {
                      setSizes({ ...sizes, [piece.id]: size })
                      setAsked(undefined)
                    }}
                  />
                )}
              </div>
              <Price product={piece} />
            </li>
          ))}
        </ol>
        <p className="look-total">
          <span className="first-letter:uppercase">{all}</span>
          <span className="display text-28">{format(lookTotal(pieces))}</span>
        </p>
        {state === 'added' ? (
          <Link to={links.cart} className={buttonClasses({ wide: true })}>
            <Check size={18} strokeWidth={1.75} aria-hidden /> {t('viewCart')}
          </Link>
        ) : (
          <Button data-adds="" wide busy={state === 'adding'} className="needs-script" onClick={() => void addAll()}>
            {t('addToCartAll', { all })}
          </Button>
        )}
        <p className="mt-3 text-center text-14 text-ink-2">{t('coloursCanBeChangedIn')}</p>
      </div>
    </section>
  )
}

interface PieceSizeProps {
  piece: CatalogueItem
  /** '' as long as none is chosen. */
  size: string
  /** All were to be added without it. */
  asked: boolean
  onChoose: (size: string) => void
}

function PieceSize({ piece, size, asked, onChoose }: PieceSizeProps) {
  const t = useHomeText()
  const called = useGoodsName()
  const { sizes } = choiceOptions(piece, openChoice(piece))
  return (
    <>
      <span className="needs-script relative mt-1.5 inline-block">
        <select
          data-piece={piece.id}
          aria-label={t('sizeOfTitle', { title: piece.title })}
          aria-invalid={asked || undefined}
          className="field select min-w-36 text-16"
          value={size}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="" disabled>
            {t('chooseASize')}
          </option>
          {sizes.map(({ value, buyable }) => (
            <option key={value} value={value} disabled={!buyable}>
              {buyable ? called(value) : t('valueSoldOut', { value: called(value) })}
            </option>
          ))}
        </select>
        <SelectArrow />
      </span>
      {asked && (
        <p role="alert" className="text-14 font-bold text-sale">
          {t('chooseASizeFirst')}
        </p>
      )}
    </>
  )
}
