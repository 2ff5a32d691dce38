/** What has changed since the shopper saw the cart, line by line, to be accepted or mended by hand (spec 10.2). */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { Button } from '#ui/button.tsx'
import type { ChangeText } from './change-texts.ts'
import { Notice } from '../notice.tsx'

interface ChangesNoticeProps {
  changes: readonly ChangeText[]
  busy: boolean
  onAccept: () => void
  onDismiss: () => void
}

export function ChangesNotice({ changes, busy, onAccept, onDismiss }: ChangesNoticeProps) {
  const t = useCheckoutText()
  return (
    <Notice tone="plain" title={t('somethingHasChangedSinceYou')} occasion={changes}>
      <p className="mt-1 text-ink-2">{t('nothingWasOrderedOrCharged')}</p>
      <ul className="mt-3 grid gap-2 border-y border-line py-3">
        {changes.map(({ subject, text }) => (
          <li key={subject + text}>
            <strong className="block font-medium">{subject}</strong>
            <span className="tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" busy={busy} className="whitespace-normal" onClick={onAccept}>
          {t('updateMyCartAndContinue')}
        </Button>
        <Button size="small" look="outline" onClick={onDismiss}>
          {t('changeItMyself')}
        </Button>
      </div>
    </Notice>
  )
}
