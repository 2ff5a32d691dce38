/** Invites somebody: a link goes by mail, and can be handed over as well. */
import { Check, Copy } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ROLES, type Role } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Invited } from '../calls/answers.ts'
import { call } from '../calls/call.ts'
import { Notice } from '../parts/notice.tsx'
import { useAct } from '../session/fresh-sign-in.tsx'
import { officeText as t } from '../texts/office.ts'

const MAY = { owner: 'ownerMay', staff: 'staffMay', reader: 'readerMay' } as const

export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const act = useAct()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('staff')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [invited, setInvited] = useState<Invited>()

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setInvited(undefined)
    const answer = await act(() => call<Invited>('POST', 'people', { email, role }))
    if (answer?.ok) await onInvited()
    setBusy(false)
    if (!answer) return
    if (!answer.ok) return setProblem(answer.detail)
    setInvited(answer.body)
    setEmail('')
  }

  return (
    <div className="grid gap-4">
      <form className="grid gap-2" onSubmit={(event) => void invite(event)}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('email')}
            error={undefined}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onText={setEmail}
            onLeave={() => undefined}
            className="min-w-56 flex-1"
          />
          <SelectField
            label={t('role')}
            error={undefined}
            name="role"
            value={role}
            options={ROLES.map((one) => ({ value: one, label: t(one) }))}
            onChoose={(chosen) => setRole(ROLES.find((one) => one === chosen) ?? role)}
            onLeave={() => undefined}
            className="w-36"
          />
          <Button type="submit" size="small" busy={busy}>
            {t('invite')}
          </Button>
        </div>
        <p className="text-14 text-ink-2">
          {t(role)}: {t(MAY[role])}.
        </p>
      </form>
      {problem !== undefined && <Notice kind="bad" text={problem} />}
      {invited && <HandOver {...invited} />}
    </div>
  )
}

function HandOver({ email, link }: Invited) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Not allowed here: the link stands in its field.
      document.getElementById(id)?.focus()
    }
  }
  return (
    <div className="grid gap-3 rounded-field bg-tint p-4 text-14">
      <p role="status" className="font-medium [overflow-wrap:anywhere]">
        {t('inviteDone', { email: email ?? '' })}
      </p>
      <p>{t('inviteHandOver')}</p>
      <div className="flex gap-3">
        <input
          id={id}
          readOnly
          aria-label={t('inviteLink', { email: email ?? '' })}
          value={link}
          className="field min-w-0 flex-1"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="outline" size="small" onClick={() => void copy()}>
          {isCopied ? (
            <Check size={18} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          )}
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
    </div>
  )
}
