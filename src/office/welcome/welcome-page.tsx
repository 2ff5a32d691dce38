/** What a link of the way in opens: it signs in, and offers a passkey then. */
import { KeyRound } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import type { OwnSession } from '../calls/answers.ts'
import { call } from '../calls/call.ts'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { addPasskey, canUsePasskeys } from '../session/passkeys.ts'
import { useSession } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { shopName } from '../shop-name.ts'
import { officeText as t } from '../texts/office.ts'

/** The part of the address behind the #, which no server sees; it leaves the address at once, so that it stays in no history. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', location.pathname)
  return token
}

export function WelcomePage() {
  const [token, setToken] = useState(takeToken)
  const [isIn, setIn] = useState(false)
  const enter = useCallback(() => setIn(true), [])
  // Another link that is opened in the same tab changes nothing but the #.
  useEffect(() => {
    const take = () => {
      const newer = takeToken()
      if (newer === '') return
      setIn(false)
      setToken(newer)
    }
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return isIn ? <OfferPasskey /> : <Door key={token} token={token} onIn={enter} />
}

function Door({ token, onIn }: { token: string; onIn: () => void }) {
  const { begun } = useSession()
  const used = useRef('')
  const [refusal, setRefusal] = useState<string | null>(token === '' ? t('linkMissing') : null)
  const [canTryAgain, setCanTryAgain] = useState(false)
  const comeIn = useCallback(async () => {
    setRefusal(null)
    const answer = await call<OwnSession>('POST', 'sign-in/token', { token })
    if (answer.ok) {
      begun(answer.body)
      return onIn()
    }
    setRefusal(answer.status === 401 ? t('linkUsed') : answer.detail)
    setCanTryAgain(answer.status !== 401)
  }, [token, begun, onIn])
  useEffect(() => {
    // A link is good once, and an effect may run twice.
    if (token === '' || used.current === token) return
    used.current = token
    void comeIn()
  }, [token, comeIn])
  return (
    <>
      <PageHead title={t('welcome')} lead={t('welcomeLead', { shop: shopName() })} />
      {refusal === null ? (
        <Waiting />
      ) : (
        <div className="grid gap-4">
          <Notice kind="bad" text={refusal} />
          {canTryAgain && (
            <Button wide onClick={() => void comeIn()}>
              {t('tryAgain')}
            </Button>
          )}
          <Link to="/sign-in" className={buttonClasses({ look: 'outline', wide: true })}>
            {t('askForLink')}
          </Link>
        </div>
      )}
    </>
  )
}

function OfferPasskey() {
  const { again } = useSession()
  const go = useNavigate()
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeProps>()
  async function add() {
    setBusy(true)
    const answer = await addPasskey()
    setBusy(false)
    if (answer.ok) {
      await again()
      await go('/', { replace: true })
    } else if (!('kind' in answer)) setNotice({ kind: 'bad', text: answer.detail })
    else if (answer.kind === 'known') setNotice({ kind: 'good', text: t('passkeyKnown') })
    else setNotice({ kind: 'bad', text: t('passkeyNotAdded') })
  }
  return (
    <>
      <PageHead title={t('youAreIn')} lead={canUsePasskeys() ? t('passkeyLead') : t('noPasskeys')} />
      <div className="grid gap-4">
        {canUsePasskeys() && (
          <Button wide busy={busy} onClick={() => void add()}>
            <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />
            {t('addPasskey')}
          </Button>
        )}
        {notice && <Notice {...notice} />}
        <Link to="/" replace className={buttonClasses({ look: 'outline', wide: true })}>
          {canUsePasskeys() ? t('later') : t('toStart')}
        </Link>
      </div>
    </>
  )
}
