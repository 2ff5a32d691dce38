/** Passkeys, a row each. */
import { Button } from '#ui/button.tsx'
import type { PasskeyRow } from '../calls/answers.ts'
import { instantText } from '../parts/instant-text.ts'
import { officeText as t } from '../texts/office.ts'

interface PasskeyRowsProps {
  passkeys: readonly PasskeyRow[]
  /** The id of what is on its way. */
  busy?: string | undefined
  /** Absent where they are somebody else's. */
  onRemove?: (id: string) => void
}

export function PasskeyRows({ passkeys, busy, onRemove }: PasskeyRowsProps) {
  if (passkeys.length === 0) return <p className="py-2 text-14 text-ink-2">{t('noneOfThem')}</p>
  return (
    <ul className="office-rows">
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id}>
          <span className="grid min-w-0 text-14">
            <span className="font-medium">{name}</span>
            <span className="text-ink-2">
              {usedAt === null
                ? t('madeOn', { date: instantText(createdAt) })
                : t('usedOn', { date: instantText(usedAt) })}
            </span>
          </span>
          {onRemove && (
            <Button
              look="plain"
              size="small"
              busy={busy === id}
              aria-label={t('removePasskey', { name, date: instantText(createdAt) })}
              onClick={() => onRemove(id)}
            >
              {t('remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
