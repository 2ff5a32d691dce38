/** The words of `ui` in the office. */
import type { UiWords } from '#ui/ui-words.ts'
import { officeText as t } from './office.ts'

export const officeUiWords: UiWords = {
  close: t('close'),
  clear: t('clear'),
  required: t('requiredMark'),
  optional: t('optionalMark'),
  lowest: t('lowest'),
  highest: t('highest'),
  units: { days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') },
  stars: (rating) => t('outOfFiveStars', { rating }),
  quantity: (subject) =>
    subject
      ? {
          group: t('quantityOf', { subject }),
          less: t('decreaseQuantityOf', { subject }),
          more: t('increaseQuantityOf', { subject }),
        }
      : { group: t('quantity'), less: t('decreaseQuantity'), more: t('increaseQuantity') },
}
