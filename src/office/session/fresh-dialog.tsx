/** The question whether it is still the same person: by passkey at once, or by a link that is mailed. */
import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { call } from '../calls/call.ts'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { officeText as t } from '../texts/office.ts'
import { canUsePasskeys, signInByPasskey } from './passkeys.ts'
import { useSession } from './session.tsx'

interface FreshDialogProps {
  open: boolean
  onAnswer: (isFresh: boolean) => void
}

export function FreshDialog({ open, onAnswer }: FreshDialogProps) {
  return (
    <Dialog open={open} label={t('freshTitle')} className="max-w-120" onClose={() => onAnswer(false)}>
      <Question onAnswer={onAnswer} />
    </Dialog>
  )
}

function Question({ onAnswer }: Pick<FreshDialogProps, 'onAnswer'>) {
  const { own, begun } = useSession()
  const [busy, setBusy] = useState<'passkey' | 'mail'>()
  const [notice, setNotice] = useState<NoticeProps>()
  const hasPasskey = own !== null && own !== undefined && own.passkeys > 0 && canUsePasskeys()
  const email = own?.person.email ?? null

  async function byPasskey() {
    setBusy('passkey')
    const answer = await signInByPasskey()
    setBusy(undefined)
    if (!answer.ok) return setNotice({ kind: 'bad', text: 'kind' in answer ? t('passkeyFailed') : answer.detail })
    const isSame = answer.body.person.id === own?.person.id
    begun(answer.body)
    if (isSame) onAnswer(true)
    else setNotice({ kind: 'bad', text: t('somebodyElse') })
  }

  async function byMail() {
    if (email === null) return
    setBusy('mail')
    const answer = await call('POST', 'sign-in/link', { email })
    setBusy(undefined)
    setNotice(answer.ok ? { kind: 'good', text: t('freshSent') } : { kind: 'bad', text: answer.detail })
  }

  return (
    <div className="grid gap-5 p-6 md:p-8">
      <div className="grid gap-2 pe-12">
        <h2 className="display text-28">{t('freshTitle')}</h2>
        <p className="text-ink-2">{t('freshLead')}</p>
      </div>
      {!hasPasskey && email === null && <p>{t('freshNoWay')}</p>}
      <div className="flex flex-wrap gap-3">
        {hasPasskey && (
          <Button size="small" busy={busy === 'passkey'} onClick={() => void byPasskey()}>
            <KeyRound size={18} strokeWidth={1.5} aria-hidden="true" />
            {t('freshPasskey')}
          </Button>
        )}
        {email !== null && (
          <Button
            size="small"
            look={hasPasskey ? 'quiet' : 'filled'}
            busy={busy === 'mail'}
            onClick={() => void byMail()}
          >
            <Mail size={18} strokeWidth={1.5} aria-hidden="true" />
            {t('freshMail')}
          </Button>
        )}
      </div>
      {notice && <Notice {...notice} />}
    </div>
  )
}
