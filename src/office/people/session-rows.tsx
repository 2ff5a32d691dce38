/** Sessions, a row each; the one of this browser ends by signing out. */
import { Button } from '#ui/button.tsx'
import type { SessionRow } from '../calls/answers.ts'
import { instantText } from '../parts/instant-text.ts'
import { useOwn } from '../session/session.tsx'
import { officeText as t } from '../texts/office.ts'

interface SessionRowsProps {
  sessions: readonly SessionRow[]
  /** The id of what is on its way. */
  busy: string | undefined
  onEnd: (id: string) => void
}

export function SessionRows({ sessions, busy, onEnd }: SessionRowsProps) {
  const { session: own } = useOwn()
  if (sessions.length === 0) return <p className="py-2 text-14 text-ink-2">{t('noneOfThem')}</p>
  return (
    <ul className="office-rows">
      {sessions.map(({ id, device, seenAt }) => (
        <li key={id}>
          <span className="grid min-w-0 text-14">
            <span className="font-medium">{device}</span>
            <span className="text-ink-2">
              {id === own.id ? t('thisBrowser') : t('lastSeen', { date: instantText(seenAt) })}
            </span>
          </span>
          {id !== own.id && (
            <Button
              look="plain"
              size="small"
              busy={busy === id}
              aria-label={t('endSession', { device, date: instantText(seenAt) })}
              onClick={() => onEnd(id)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
