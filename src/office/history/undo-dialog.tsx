/** Shows what an undo brings back before it does, and what somebody else has changed since. */
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import type { Conflict, WholeBatch } from '../calls/answers.ts'
import { call } from '../calls/call.ts'
import { Notice } from '../parts/notice.tsx'
import { useAct } from '../session/fresh-sign-in.tsx'
import { officeText as t } from '../texts/office.ts'
import { fieldName, thingName, valueText } from './batch-words.ts'
import { ChangeList } from './change-list.tsx'

/** Changes that are looked at before. */
const PREVIEWED = 20

interface UndoDialogProps {
  open: boolean
  whole: WholeBatch
  onClose: () => void
  /** With the number of the batch that the undo is. */
  onUndone: (by: number) => void
}

export function UndoDialog({ open, onClose, ...rest }: UndoDialogProps) {
  const title = t('undoTitle', { number: rest.whole.batch.number })
  return (
    <Dialog open={open} label={title} className="max-w-160" onClose={onClose}>
      <Question title={title} onClose={onClose} {...rest} />
    </Dialog>
  )
}

interface QuestionProps extends Omit<UndoDialogProps, 'open'> {
  title: string
}

function Question({ title, whole: { batch, changes }, onClose, onUndone }: QuestionProps) {
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [conflicts, setConflicts] = useState<Conflict[]>()
  const previewed = changes.slice(0, PREVIEWED)

  async function undo() {
    setBusy(true)
    setProblem(undefined)
    const force = conflicts !== undefined
    const answer = await act(() => call<{ batch: number }>('POST', `history/${batch.number}/undo`, { force }))
    setBusy(false)
    if (!answer) return
    if (answer.ok) onUndone(answer.body.batch)
    else if (answer.reason === 'conflicts') setConflicts((answer.body as { conflicts: Conflict[] }).conflicts)
    else setProblem(answer.detail)
  }

  return (
    <div className="grid gap-5 p-6 md:p-8">
      <div className="grid gap-2 pe-12">
        <h2 className="display text-28">{title}</h2>
        <p className="text-ink-2">{t('undoLead')}</p>
      </div>
      {conflicts ? (
        <Conflicts conflicts={conflicts} />
      ) : (
        <div>
          <ChangeList changes={previewed} isReversed />
          {batch.size > previewed.length && (
            <p className="text-14 text-ink-2">{t('moreChanges', { count: batch.size - previewed.length })}</p>
          )}
        </div>
      )}
      {problem !== undefined && <Notice kind="bad" text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void undo()}>
          {conflicts ? t('undoAnyway') : t('undo')}
        </Button>
        <Button size="small" look="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <div className="grid gap-2">
      <Notice kind="bad" text={t('undoConflicts')} />
      <ul className="office-changes">
        {conflicts.slice(0, PREVIEWED).map((conflict) => {
          const { thing, key, variant, field, left, found } = conflict
          return (
            <li key={`${thing} ${key} ${variant.join(' ')} ${field}`}>
              <p className="font-medium [overflow-wrap:anywhere]">{thingName(conflict)}</p>
              <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">
                {field === null
                  ? t('gone')
                  : t('leftAt', { field: fieldName(field), left: valueText(left), found: valueText(found) })}
              </p>
            </li>
          )
        })}
      </ul>
      {conflicts.length > PREVIEWED && (
        <p className="text-14 text-ink-2">{t('moreChanges', { count: conflicts.length - PREVIEWED })}</p>
      )}
    </div>
  )
}
