/** Asks before a review is taken away for good. */
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { officeText as t } from '../texts/office.ts'
import type { ReviewAnswer } from './review-answers.ts'

interface DeleteDialogProps {
  /** Null while none is. */
  review: ReviewAnswer | null
  onClose: () => void
  onDelete: (review: ReviewAnswer) => void
}

export function DeleteDialog({ review, onClose, onDelete }: DeleteDialogProps) {
  const title = review ? t('deleteReviewTitle', { name: review.name }) : ''
  return (
    <Dialog open={review !== null} label={title} className="max-w-120" onClose={onClose}>
      {review && (
        <div className="grid gap-5 p-6 md:p-8">
          <div className="grid gap-2 pe-12">
            <h2 className="display text-28 [overflow-wrap:anywhere]">{title}</h2>
            <p className="text-ink-2">{t('deleteReviewLead')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => onDelete(review)}>
              {t('deleteReview')}
            </Button>
            <Button size="small" look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
