/** The quick view: a product over the page, with its pictures and the same decision as its page (spec 2.15). */
import { useProductText } from '#storefront/texts/product.ts'
import { useOverlay, closeOverlay } from '../../../state/overlay-store.ts'
import { useRootData } from '../../../state/root-data.ts'
import { Dialog } from '#ui/windows/dialog.tsx'
import { QuickViewBody } from './quick-view-body.tsx'
import { QuickViewFailed, QuickViewSkeleton } from './quick-view-waiting.tsx'
import { useProduct } from './use-product.ts'
import './quick-view.css'

export default function QuickView() {
  const t = useProductText()
  const { settings, apiBaseUrl } = useRootData()
  const asked = useOverlay('quickView')
  const answer = useProduct(asked?.productId ?? null, apiBaseUrl)
  const title = answer.state === 'ready' ? answer.product.title : (asked?.product?.title ?? '')
  const close = () => closeOverlay('quickView')
  return (
    <Dialog
      label={t('quickViewTitle', { title }).trim()}
      open={asked !== null}
      onClose={close}
      backCloses
      className="quick-view"
    >
      {asked && answer.state === 'ready' && (
        <QuickViewBody key={answer.product.id} product={answer.product} color={asked.color} settings={settings} />
      )}
      {asked && answer.state === 'loading' && <QuickViewSkeleton known={asked.product} color={asked.color} />}
      {asked && answer.state === 'failed' && <QuickViewFailed productId={asked.productId} color={asked.color} />}
    </Dialog>
  )
}
