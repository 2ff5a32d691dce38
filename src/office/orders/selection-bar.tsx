/** What can be done with several orders at once: pack, print their slips, take them along as a file. */
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { call } from '../calls/call.ts'
import type { NoticeProps } from '../parts/notice.tsx'
import { useAct } from '../session/fresh-sign-in.tsx'
import { officeText as t } from '../texts/office.ts'

interface SelectionBarProps {
  numbers: readonly string[]
  onDone: (said: NoticeProps) => void
  onClear: () => void
}

export function SelectionBar({ numbers, onDone, onClear }: SelectionBarProps) {
  const act = useAct()
  const [busy, setBusy] = useState<'pack' | 'export'>()

  async function pack() {
    setBusy('pack')
    const refusals: string[] = []
    for (const number of numbers) {
      const answer = await act(() => call('POST', `orders/${number}/state`, { state: 'packed' }))
      if (answer && !answer.ok) refusals.push(answer.detail)
    }
    setBusy(undefined)
    const packed = numbers.length - refusals.length
    const [why] = refusals
    onDone(
      why === undefined
        ? { kind: 'good', text: t('packedSome', { count: packed }) }
        : { kind: 'bad', text: t('packedNot', { count: refusals.length, why }) },
    )
  }

  async function take() {
    setBusy('export')
    const answer = await act(() => call<{ file: string; csv: string }>('POST', 'orders/export', { numbers }))
    setBusy(undefined)
    if (!answer) return
    if (answer.ok) saveFile(answer.body.file, answer.body.csv)
    else onDone({ kind: 'bad', text: answer.detail })
  }

  return (
    <div role="region" aria-label={t('selected', { count: numbers.length })} className="office-selection">
      <p className="font-medium">{t('selected', { count: numbers.length })}</p>
      <div className="office-selection-acts">
        <Button size="small" busy={busy === 'pack'} onClick={() => void pack()}>
          {t('packSelected')}
        </Button>
        <Link
          to={`/orders/slips?numbers=${numbers.join(',')}`}
          className={buttonClasses({ look: 'outline', size: 'small' })}
        >
          {t('printSlips')}
        </Link>
        <Button look="outline" size="small" busy={busy === 'export'} onClick={() => void take()}>
          {t('exportCsv')}
        </Button>
        <Button look="plain" size="small" onClick={onClear}>
          {t('clearSelection')}
        </Button>
      </div>
    </div>
  )
}

/** With a mark at the front by which spreadsheets know the letters. */
function saveFile(name: string, csv: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
