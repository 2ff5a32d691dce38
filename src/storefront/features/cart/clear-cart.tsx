/** Clear Cart with the confirmation that spec 5.4 words. */
import { useCartText } from '#storefront/texts/cart.ts'
import { lazy, Suspense, useState } from 'react'

const ClearCartDialog = lazy(() => import('./clear-cart-dialog.tsx'))

export function ClearCart({ onClear }: { onClear: () => void }) {
  const t = useCartText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="relative mt-2.5 hit link-rule shrink-0 text-ink-2"
        onClick={() => setAsking(true)}
      >
        {t('clearCart')}
      </button>
      <Suspense>{asking && <ClearCartDialog onClear={onClear} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
