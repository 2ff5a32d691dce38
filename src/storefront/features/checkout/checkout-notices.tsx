/** What stands above the form and takes the focus: an order without an answer, what has changed, what is to be mended. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import type { OrderChange } from '#domain/order/order.ts'
import { useState } from 'react'
import { useRootData } from '../../state/root-data.ts'
import { Button } from '#ui/button.tsx'
import { orderAwaitsAnswer, takeChanges } from './placing/browser-order.ts'
import { changeTexts } from './placing/change-texts.ts'
import { ChangesNotice } from './placing/changes-notice.tsx'
import { ErrorSummary } from './form/error-summary.tsx'
import { chooseShipping } from '../../goods/order/shipping-choice.ts'
import { Notice } from './notice.tsx'
import type { Obstacle } from './form/obstacles.ts'
import type { Placing } from './placing/use-placing.ts'
import { PLACE_ORDER_ID } from './your-order.tsx'

interface CheckoutNoticesProps {
  cart: Cart
  placing: Placing
  obstacles: readonly Obstacle[]
  presses: number
  onCodeLost: () => void
}

export function CheckoutNotices({ cart, placing, obstacles, presses, onCodeLost }: CheckoutNoticesProps) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { apiBaseUrl } = useRootData()
  const { outcome } = placing
  const [accepting, setAccepting] = useState(false)
  // Left behind by a reload or a crash while the order was on its way.
  const [unanswered] = useState(orderAwaitsAnswer)

  async function accept(changes: readonly OrderChange[], asked: readonly string[]) {
    // The sums of the page are older than the shop's: only a new page knows them.
    if (changes.every(({ kind }) => kind === 'total')) return location.reload()
    setAccepting(true)
    await takeChanges(apiBaseUrl, changes, asked)
    if (changes.some(({ kind }) => kind === 'code')) onCodeLost()
    const way = changes.find(({ kind }) => kind === 'shipping')?.now
    if (typeof way === 'string') chooseShipping(way)
    setAccepting(false)
    placing.dismiss()
    document.querySelector<HTMLElement>(`#${PLACE_ORDER_ID}`)?.focus()
  }

  if (outcome?.kind === 'changed') {
    const { changes, asked } = outcome
    return (
      <ChangesNotice
        changes={changeTexts(changes, cart, asked, t, frame)}
        busy={accepting}
        onAccept={() => void accept(changes, asked)}
        onDismiss={placing.dismiss}
      />
    )
  }
  if (unanswered && outcome === null && presses === 0) {
    return (
      <Notice tone="plain" title={t('theAnswerToYourOrder')}>
        <p className="mt-1 text-ink-2">{t('itWasSentButThis')}</p>
        <Button size="small" busy={placing.pressed !== null} className="mt-4" onClick={() => void placing.resend(cart)}>
          {t('finishMyOrder')}
        </Button>
      </Notice>
    )
  }
  return <ErrorSummary obstacles={obstacles} presses={presses} />
}
