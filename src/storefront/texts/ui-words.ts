/** The words of `ui` in the page's language. */
import type { UiWords } from '#ui/ui-words.ts'
import type { GroupText } from '#texts/text-pack.ts'

const made = new WeakMap<GroupText<'frame'>, UiWords>()

/** The same object for the same texts. */
export function uiWords(t: GroupText<'frame'>): UiWords {
  const words = made.get(t) ?? {
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
  made.set(t, words)
  return words
}
