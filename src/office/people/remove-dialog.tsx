/** Asks before somebody is taken away. */
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import type { OfficePerson } from '../calls/answers.ts'
import { officeText as t } from '../texts/office.ts'
import { personName } from './person-name.ts'

interface RemoveDialogProps {
  /** Null while nobody is. */
  person: OfficePerson | null
  onClose: () => void
  onRemove: (person: OfficePerson) => void
}

export function RemoveDialog({ person, onClose, onRemove }: RemoveDialogProps) {
  const title = person ? t('removeTitle', { person: personName(person) }) : ''
  return (
    <Dialog open={person !== null} label={title} className="max-w-120" onClose={onClose}>
      {person && (
        <div className="grid gap-5 p-6 md:p-8">
          <div className="grid gap-2 pe-12">
            <h2 className="display text-28 [overflow-wrap:anywhere]">{title}</h2>
            <p className="text-ink-2">{t('removeLead')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => onRemove(person)}>
              {t('remove')}
            </Button>
            <Button size="small" look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
