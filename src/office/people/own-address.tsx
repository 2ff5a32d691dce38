/** The address to which one's links are mailed, and the form for another one. */
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { officeText as t } from '../texts/office.ts'

interface OwnAddressProps {
  email: string | null
  busy: boolean
  onSave: (email: string) => void
}

export function OwnAddress({ email, busy, onSave }: OwnAddressProps) {
  const [isOpen, setOpen] = useState(email === null)
  const [typed, setTyped] = useState('')
  function save(event: FormEvent) {
    event.preventDefault()
    onSave(typed)
  }
  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <span className="[overflow-wrap:anywhere]">{t('yourAddress', { email: email ?? '' })}</span>
        <button type="button" className="link-text hit relative" onClick={() => setOpen(true)}>
          {t('otherAddress')}
        </button>
      </p>
    )
  }
  return (
    <form className="grid max-w-140 gap-3" onSubmit={save}>
      {email === null && <p className="text-14">{t('noAddress')}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('email')}
          error={undefined}
          type="email"
          name="own-email"
          autoComplete="email"
          value={typed}
          onText={setTyped}
          onLeave={() => undefined}
          className="min-w-60 flex-1"
        />
        <Button type="submit" size="small" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
