/** The mails about an order, with whether they have gone, and once more. */
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { instantText } from '../parts/instant-text.ts'
import { Notice } from '../parts/notice.tsx'
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import type { MailAnswer, OrderAnswer } from './order-answers.ts'
import { mailName } from './order-words.ts'
import type { OrderHold } from './use-order.ts'

interface OrderMailsProps extends Partial<Pick<OrderHold, 'act'>> {
  order: OrderAnswer
  onDone?: (said: string) => void
}

export function OrderMails({ order: { mails }, act, onDone }: OrderMailsProps) {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function again(kind: string) {
    if (!act) return
    setBusy(kind)
    const refused = await act('mails', { kind })
    setBusy(undefined)
    setProblem(refused === null || refused === '' ? undefined : refused)
    if (refused === null) onDone?.(t('doneMail'))
  }

  return (
    <Section title={t('mails')}>
      {mails.length === 0 && <p className="text-14 text-ink-2">{t('mailsNone')}</p>}
      <ul className="office-rows">
        {mails.map((mail) => (
          <li key={mail.kind}>
            <span className="grid min-w-0">
              <span className="font-medium">{mailName(mail.kind)}</span>
              <span className="text-14 text-ink-2">{standing(mail)}</span>
            </span>
            {act && !mail.kind.includes('#') && (
              <Button
                look="outline"
                size="small"
                aria-label={t('sendAgainNamed', { mail: mailName(mail.kind) })}
                busy={busy === mail.kind}
                onClick={() => void again(mail.kind)}
              >
                {t('sendAgain')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem !== undefined && <Notice kind="bad" text={problem} />}
    </Section>
  )
}

function standing({ sentAt, error }: MailAnswer): string {
  if (sentAt !== null) return t('mailSent', { time: instantText(sentAt) })
  return error === null ? t('mailWaits') : t('mailFailed', { why: error })
}
