/** The owner's list of everybody who may come in, and the invitation of somebody new. */
import { useState } from 'react'
import type { Role } from '#domain/people/roles.ts'
import type { OfficePerson } from '../calls/answers.ts'
import type { Answer } from '../calls/office-call.ts'
import { call } from '../calls/call.ts'
import { Notice, type NoticeProps } from '../parts/notice.tsx'
import { Section } from '../parts/section.tsx'
import { useAct } from '../session/fresh-sign-in.tsx'
import { officeText as t } from '../texts/office.ts'
import { InviteForm } from './invite-form.tsx'
import { personName } from './person-name.ts'
import { PersonRow } from './person-row.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

const NOW = { owner: 'ownerNow', staff: 'staffNow', reader: 'readerNow' } as const

interface PeopleListProps {
  people: readonly OfficePerson[]
  /** Settles when the change is shown. */
  onChange: () => Promise<void>
}

export function PeopleList({ people, onChange }: PeopleListProps) {
  const act = useAct()
  const [busy, setBusy] = useState<string>()
  const [leaving, setLeaving] = useState<OfficePerson | null>(null)
  const [notice, setNotice] = useState<NoticeProps>()

  async function decide(id: string, make: () => Promise<Answer<null>>, done: string) {
    if (busy !== undefined) return
    setBusy(id)
    const answer = await act(make)
    if (answer?.ok) await onChange()
    setBusy(undefined)
    if (answer) setNotice(answer.ok ? { kind: 'good', text: done } : { kind: 'bad', text: answer.detail })
  }

  const setRole = (person: OfficePerson, role: Role) =>
    decide(
      person.id,
      () => call('PATCH', `people/${person.id}`, { role }),
      t(NOW[role], { person: personName(person) }),
    )
  const endSession = (person: OfficePerson, id: string) =>
    decide(`${person.id} ${id}`, () => call('DELETE', `sessions/${id}`), t('sessionEnded'))

  function remove(person: OfficePerson) {
    setLeaving(null)
    void decide(
      person.id,
      () => call('DELETE', `people/${person.id}`),
      t('personRemoved', { person: personName(person) }),
    )
  }

  return (
    <Section title={t('others')}>
      <div className="grid gap-5">
        <InviteForm onInvited={onChange} />
        {notice && <Notice {...notice} />}
        <ul className="border-t border-line">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              busy={busy}
              onRole={(role) => void setRole(person, role)}
              onRemove={() => setLeaving(person)}
              onEnd={(id) => void endSession(person, id)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={leaving ? t('removeTitle', { person: personName(leaving) }) : ''}
        lead={t('removeLead')}
        confirm={t('remove')}
        onConfirm={() => leaving && remove(leaving)}
        onClose={() => setLeaving(null)}
      />
    </Section>
  )
}
