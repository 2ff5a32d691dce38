/** Somebody's own way in: the address for links, passkeys and sessions. */
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { OfficePerson } from '../calls/answers.ts'
import type { Answer } from '../calls/office-call.ts'
import { call } from '../calls/call.ts'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { Section } from '../parts/section.tsx'
import { useAct } from '../session/fresh-sign-in.tsx'
import { addPasskey, canUsePasskeys } from '../session/passkeys.ts'
import { officeText as t } from '../texts/office.ts'
import { OwnAddress } from './own-address.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { SessionRows } from './session-rows.tsx'

interface OwnWayInProps {
  person: OfficePerson
  /** Settles when the change is shown. */
  onChange: () => Promise<void>
}

export function OwnWayIn({ person, onChange }: OwnWayInProps) {
  const act = useAct()
  const [busy, setBusy] = useState<string>()
  const [notice, setNotice] = useState<NoticeProps>()

  /** One thing at a time; `id` says which one is on its way. */
  async function decide<Body>(id: string, make: () => Promise<Answer<Body>>, done: string) {
    if (busy !== undefined) return
    setBusy(id)
    const answer = await act(make)
    if (answer?.ok) await onChange()
    setBusy(undefined)
    if (answer) setNotice(answer.ok ? { kind: 'good', text: done } : { kind: 'bad', text: answer.detail })
  }

  const add = () =>
    decide(
      'add',
      async () => {
        const outcome = await addPasskey()
        if (!('kind' in outcome)) return outcome
        const detail = outcome.kind === 'known' ? t('passkeyKnown') : t('passkeyNotAdded')
        return { ok: false, status: 0, detail, body: null }
      },
      t('passkeyAdded'),
    )

  return (
    <Section title={t('you')}>
      <div className="grid gap-6">
        {notice && <Notice {...notice} />}
        <OwnAddress
          key={person.email}
          email={person.email}
          busy={busy === 'email'}
          onSave={(email) => void decide('email', () => call('PUT', 'email', { email }), t('saved'))}
        />
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <div>
            <div className="flex min-h-11 items-center justify-between gap-4">
              <h3 className="font-medium">{t('passkeys')}</h3>
              {canUsePasskeys() && (
                <Button look="outline" size="small" busy={busy === 'add'} onClick={() => void add()}>
                  <KeyRound size={18} strokeWidth={1.5} aria-hidden="true" />
                  {t('addPasskey')}
                </Button>
              )}
            </div>
            <PasskeyRows
              passkeys={person.passkeys}
              busy={busy}
              onRemove={(id) =>
                void decide(id, () => call('DELETE', `passkeys/${encodeURIComponent(id)}`), t('passkeyRemoved'))
              }
            />
          </div>
          <div>
            <h3 className="flex min-h-11 items-center font-medium">{t('sessions')}</h3>
            <SessionRows
              sessions={person.sessions}
              busy={busy}
              onEnd={(id) => void decide(id, () => call('DELETE', `sessions/${id}`), t('sessionEnded'))}
            />
          </div>
        </div>
      </div>
    </Section>
  )
}
