/** The question before the cart is emptied, in our own dialog. */
import { useCartText } from '#storefront/texts/cart.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'

interface ClearCartDialogProps {
  onClear: () => void
  onClose: () => void
}

/** Loaded when the question is first asked. */
export default function ClearCartDialog({ onClear, onClose }: ClearCartDialogProps) {
  const t = useCartText()
  return (
    <Dialog open label={t('clearQuestion')} onClose={onClose} className="max-w-120">
      <div className="p-6 pe-18 md:p-8 md:pe-20">
        <p className="display text-28">{t('clearQuestion')}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              onClose()
              onClear()
            }}
          >
            {t('yesClearIt')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('keepMyCart')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
