/** One message: its kind as icon and tint, or what went into the cart with its picture and choice; the exact text, an action and a way to close it. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { lineChoice } from '#domain/cart/cart-line.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { Check, Info, Trash2, TriangleAlert, Undo2, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { links } from '#storefront/links.ts'
import type { MessageKind } from '#storefront/messages.ts'
import type { Toast } from '#storefront/state/toast-store.ts'
import { choiceText } from '../../goods/card/choice-text.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

const KINDS: Record<MessageKind, { Icon: typeof Check; tint: string }> = {
  success: { Icon: Check, tint: 'bg-good text-success' },
  error: { Icon: TriangleAlert, tint: 'bg-bad text-sale' },
  info: { Icon: Info, tint: 'bg-tile text-ink' },
  warning: { Icon: TriangleAlert, tint: 'bg-sand text-ink' },
}

const PILL =
  'flex min-h-11 items-center gap-2 rounded-pill bg-tile px-4 font-medium transition-colors enabled-hover:bg-line'

interface ToastCardProps {
  toast: Toast
  /** It lies over a dialog, whose entry of the history its link takes. */
  overDialog: boolean
  onClose: () => void
}

export function ToastCard({ toast, overDialog, onClose }: ToastCardProps) {
  const t = useFrameText()
  const called = useGoodsName()
  const { kind, text, action, goods } = toast
  const { pathname } = useLocation()
  const { Icon, tint } = KINDS[kind]
  // What can be undone was a removal.
  const Sign = kind === 'error' && action ? Trash2 : Icon
  const choice = goods && lineChoice(goods)
  const words = choice && choiceText(choice, t, called)
  return (
    <div className="flex min-h-16 w-full items-center gap-3.5 rounded-tile bg-paper py-2.5 ps-3.5 pe-2.5 text-16 max-sm:gap-2 max-sm:pe-1.5 max-sm:text-14 text-ink shadow-toast">
      <span className="relative shrink-0">
        {goods && (
          <Picture
            src={imagesForColor(goods, choice?.color)[0] ?? goods.img}
            name={goods.title}
            alt=""
            sizes="48px"
            eager
            className="size-12 rounded-field"
          />
        )}
        <span
          className={classes(
            'grid place-items-center rounded-pill',
            goods ? 'absolute -end-1.5 -top-1.5 size-5' : 'size-9 max-sm:size-8',
            tint,
          )}
        >
          <Sign size={goods ? 12 : 18} strokeWidth={goods ? 2.5 : 1.5} aria-hidden="true" />
        </span>
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_11rem]">
          <p className="leading-snug font-medium wrap-anywhere">{text}</p>
          {words && <p className="text-14 text-ink-2">{words}</p>}
        </div>
        {goods && pathname !== links.cart && (
          <Link to={links.cart} replace={overDialog} className={PILL} onClick={onClose}>
            {t('viewCart')}
          </Link>
        )}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run()
              onClose()
            }}
            className={PILL}
          >
            <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" className="max-sm:hidden" />
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={t('close')} icon={<X size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
