/** What stands on the page after Clear Cart until it is left: how much was taken out, and one Undo for all of it. */
import { useCartText } from '#storefront/texts/cart.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { cartQuantity } from '#domain/cart/totals.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

const PICTURES = 3

export function ClearedRow({ lines, onUndo }: { lines: Cart; onUndo: () => void }) {
  const t = useCartText()
  const pieces = cartQuantity(lines)
  return (
    <div className="flex items-center gap-4 border-y border-line py-5 text-start md:gap-8">
      <div className="flex shrink-0 -space-x-9">
        {lines.slice(0, PICTURES).map((line, place) => (
          <Picture
            key={place}
            src={line.img}
            name={line.title}
            alt=""
            sizes="56px"
            className="size-14 rounded-field border border-paper"
          />
        ))}
      </div>
      <p className="min-w-0 grow text-ink-2">{t('itemsTakenOut', { count: pieces })}</p>
      <Button look="outline" size="small" aria-label={t('undoClearingTheCart')} onClick={onUndo}>
        <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        {t('undo')}
      </Button>
    </div>
  )
}
