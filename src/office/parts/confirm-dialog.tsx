/** Asks once more before something is taken away. */
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { officeText as t } from '../texts/office.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What follows from it. */
  lead: string
  /** The word on the button that does it. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ open, title, lead, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} label={title} className="max-w-120" onClose={onClose}>
      <div className="grid gap-5 p-6 md:p-8">
        <div className="grid gap-2 pe-12">
          <h2 className="display text-28 [overflow-wrap:anywhere]">{title}</h2>
          <p className="text-ink-2">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button size="small" look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
