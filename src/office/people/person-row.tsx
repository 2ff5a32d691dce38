/** One of the people who may come in: role, sessions and passkeys. */
import { ChevronDown } from 'lucide-react'
import { ROLES, type Role } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { rich, unseen } from '#ui/rich.tsx'
import type { OfficePerson } from '../calls/answers.ts'
import { instantText } from '../parts/instant-text.ts'
import { useOwn } from '../session/session.tsx'
import { officeText as t } from '../texts/office.ts'
import { PasskeyRows } from './passkey-rows.tsx'
import { personName } from './person-name.ts'
import { SessionRows } from './session-rows.tsx'

interface PersonRowProps {
  person: OfficePerson
  /** The id of what is on its way. */
  busy: string | undefined
  onRole: (role: Role) => void
  onRemove: () => void
  onEnd: (sessionId: string) => void
}

export function PersonRow({ person, busy, onRole, onRemove, onEnd }: PersonRowProps) {
  const { person: self } = useOwn()
  const name = personName(person)
  const { joinedAt, invitedAt, sessions, passkeys } = person
  const prefix = `${person.id} `
  const isSelf = person.id === self.id
  return (
    <li className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-56 flex-1">
          <p className="font-medium [overflow-wrap:anywhere]">
            {name}
            {isSelf && <span className="font-normal text-ink-2"> ({t('you')})</span>}
          </p>
          <p className="text-14 text-ink-2">
            {joinedAt === null
              ? t('notYet', { date: instantText(invitedAt) })
              : t('since', { date: instantText(joinedAt) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label={t('roleOf', { person: name })}
            options={ROLES.map((role) => ({ value: role, label: t(role) }))}
            value={person.role}
            onChoose={onRole}
            className="w-36"
          />
          <Button
            look="plain"
            size="small"
            busy={busy === person.id}
            aria-label={t('removePerson', { person: name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      {/* One's own stand above. */}
      {!isSelf && (sessions.length > 0 || passkeys.length > 0) && (
        <details className="group">
          <summary className="hit relative inline-flex items-center gap-1.5 py-1 text-14 text-ink-2 hover:text-ink">
            <span>
              {rich(
                t('keysOf', {
                  sessions: t('sessionCount', { count: sessions.length }),
                  passkeys: t('passkeyCount', { count: passkeys.length }),
                  person: name,
                }),
                unseen,
              )}
            </span>
            <ChevronDown
              size={16}
              strokeWidth={1.5}
              aria-hidden="true"
              className="transition-transform group-open:-scale-y-100"
            />
          </summary>
          <div className="grid gap-x-10 gap-y-4 pt-2 ps-4 lg:grid-cols-2">
            <div>
              <h3 className="text-14 font-medium">{t('sessions')}</h3>
              <SessionRows
                sessions={sessions}
                busy={busy?.startsWith(prefix) ? busy.slice(prefix.length) : undefined}
                onEnd={onEnd}
              />
            </div>
            <div>
              <h3 className="text-14 font-medium">{t('passkeys')}</h3>
              <PasskeyRows passkeys={passkeys} />
            </div>
          </div>
        </details>
      )}
    </li>
  )
}
