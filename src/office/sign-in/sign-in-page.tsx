/** The sign-in: a passkey, or a link by mail. */
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { call } from '../calls/call.ts'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { canUsePasskeys, signInByPasskey } from '../session/passkeys.ts'
import { useSession } from '../session/session.tsx'
import { officeText as t } from '../texts/office.ts'
import { pageAsked } from './page-asked.ts'

export function SignInPage() {
  const { own } = useSession()
  const [query] = useSearchParams()
  if (own) return <Navigate to={pageAsked(query.get('to'))} replace />
  return (
    <>
      <PageHead title={t('signIn')} lead={t('signInLead')} />
      <div className="grid gap-6">
        {canUsePasskeys() ? <ByPasskey /> : <p className="text-14 text-ink-2">{t('noPasskeys')}</p>}
        <ByMail />
      </div>
    </>
  )
}

function ByPasskey() {
  const { begun } = useSession()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function signIn() {
    setBusy(true)
    setProblem(undefined)
    const answer = await signInByPasskey()
    setBusy(false)
    if (answer.ok) begun(answer.body)
    else setProblem('kind' in answer ? t('passkeyFailed') : answer.detail)
  }
  return (
    <div className="grid gap-3">
      <Button wide busy={busy} onClick={() => void signIn()}>
        <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />
        {t('signInPasskey')}
      </Button>
      {problem !== undefined && <Notice kind="bad" text={problem} />}
    </div>
  )
}

function ByMail() {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeProps>()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await call('POST', 'sign-in/link', { email })
    setBusy(false)
    setNotice(answer.ok ? { kind: 'good', text: t('linkSent') } : { kind: 'bad', text: answer.detail })
  }
  return (
    <form className="grid gap-3 border-t border-line pt-6" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('email')}
        error={undefined}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onText={setEmail}
        onLeave={() => undefined}
      />
      <Button type="submit" look="outline" wide busy={busy}>
        {t('sendLink')}
      </Button>
      {notice && <Notice {...notice} />}
    </form>
  )
}
