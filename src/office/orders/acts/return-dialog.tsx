/** Notes pieces that came back. */
import { useState } from 'react'
import { officeText as t } from '../../texts/office.ts'
import { ActDialog, type ActDialogProps, ActForm } from './act-dialog.tsx'
import { PieceFields, piecesBody } from './piece-fields.tsx'
import { PlainField } from './plain-field.tsx'
import { RestockCheck } from './restock-check.tsx'

export function ReturnDialog({ open, ...rest }: ActDialogProps) {
  const title = t('returnTitle', { number: rest.order.number })
  return (
    <ActDialog open={open} title={title} onClose={rest.onClose}>
      <ReturnForm title={title} {...rest} />
    </ActDialog>
  )
}

function ReturnForm({ title, order, act, onClose, onDone }: Omit<ActDialogProps, 'open'> & { title: string }) {
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [restock, setRestock] = useState(true)
  const [note, setNote] = useState('')
  async function submit() {
    const lines = piecesBody(pieces)
    if (lines.length === 0) return t('noPieces')
    const refused = await act('returns', { lines, restock, ...(note !== '' && { note }) })
    if (refused === null) onDone(t('doneReturn'))
    return refused
  }
  return (
    <ActForm title={title} name={t('takeBack')} submit={submit} onClose={onClose}>
      <PieceFields legend={t('returnLead')} lines={order.lines} pieces={pieces} onPieces={setPieces} />
      <RestockCheck checked={restock} onCheck={setRestock} />
      <PlainField label={t('noteHouse')} value={note} onText={setNote} />
    </ActForm>
  )
}
