/** The frame of every question about an order: heading, a form, what is wrong, and the two buttons. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { officeText as t } from '../../texts/office.ts'
import type { OrderAnswer } from '../order-answers.ts'
import type { OrderHold } from '../use-order.ts'

/** What each of the dialogs is given. */
export interface ActDialogProps extends Pick<OrderHold, 'act'> {
  order: OrderAnswer
  open: boolean
  onClose: () => void
  onDone: (said: string) => void
}

interface ActFormProps {
  title: string
  lead?: string
  /** Of the button that does it. */
  name: string
  /** Of the button that does not. */
  otherName?: string
  /** Null once it is done, else what is wrong; '' where it was given up. */
  submit: () => Promise<string | null>
  onClose: () => void
  children?: ReactNode
}

export function ActForm({ title, lead, name, otherName, submit, onClose, children }: ActFormProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const refused = await submit()
    setBusy(false)
    setProblem(refused === null || refused === '' ? undefined : refused)
  }
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 md:p-8" noValidate onSubmit={(event) => void send(event)}>
      <div className="grid gap-2 pe-12">
        <h2 className="display text-28 [overflow-wrap:anywhere]">{title}</h2>
        {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      </div>
      {children}
      {problem !== undefined && <Notice key={problem} kind="bad" text={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy}>
          {name}
        </Button>
        <Button size="small" look="outline" onClick={onClose}>
          {otherName ?? t('cancel')}
        </Button>
      </div>
    </form>
  )
}

export function ActDialog({
  open,
  title,
  onClose,
  children,
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog open={open} label={title} className="max-w-120" onClose={onClose}>
      {children}
    </Dialog>
  )
}
