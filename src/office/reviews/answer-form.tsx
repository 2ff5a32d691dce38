/** What the shop says below a review; an empty text takes it away. */
import { type FormEvent, useState } from 'react'
import { LONGEST_ANSWER } from '#domain/review/moderation.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { officeText as t } from '../texts/office.ts'

interface AnswerFormProps {
  answer: string
  onCancel: () => void
  onSave: (text: string) => Promise<void>
}

export function AnswerForm({ answer, onCancel, onSave }: AnswerFormProps) {
  const [text, setText] = useState(answer)
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await onSave(text)
    setBusy(false)
  }

  return (
    <form className="grid justify-items-start gap-3" onSubmit={(event) => void save(event)}>
      <TextField
        label={t('answerLabel')}
        error={undefined}
        rows={3}
        value={text}
        maxLength={LONGEST_ANSWER}
        onText={setText}
        onLeave={() => undefined}
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy}>
          {t('save')}
        </Button>
        <Button size="small" look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
