/** Notes that nobody but the house sees. */
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { instantText } from '../parts/instant-text.ts'
import { Notice } from '../parts/notice.tsx'
import { Section } from '../parts/section.tsx'
import { officeText as t } from '../texts/office.ts'
import { actorName } from '../parts/actor-name.ts'
import type { OrderAnswer } from './order-answers.ts'
import type { OrderHold } from './use-order.ts'

interface OrderNotesProps extends Pick<OrderHold, 'act'> {
  order: OrderAnswer
  onDone: (said: string) => void
}

export function OrderNotes({ order: { houseNotes }, act, onDone }: OrderNotesProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (busy || text.trim() === '') return
    setBusy(true)
    const refused = await act('notes', { text })
    setBusy(false)
    setProblem(refused === null || refused === '' ? undefined : refused)
    if (refused !== null) return
    setText('')
    onDone(t('doneNote'))
  }

  return (
    <Section title={t('houseNotes')}>
      {houseNotes.length === 0 ? (
        <p className="mb-3 text-14 text-ink-2">{t('houseNotesNone')}</p>
      ) : (
        <ul className="office-changes mb-3">
          {houseNotes.map((note) => (
            <li key={note.at + note.text}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
              <p className="text-14 text-ink-2">
                <time dateTime={note.at}>{instantText(note.at)}</time>, {actorName(note.by)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="grid justify-items-start gap-3" onSubmit={(event) => void add(event)}>
        <TextField
          label={t('note')}
          error={undefined}
          rows={2}
          value={text}
          maxLength={2000}
          onText={setText}
          onLeave={() => undefined}
          className="w-full"
        />
        {problem !== undefined && <Notice kind="bad" text={problem} />}
        <Button type="submit" look="outline" size="small" busy={busy}>
          {t('addNote')}
        </Button>
      </form>
    </Section>
  )
}
