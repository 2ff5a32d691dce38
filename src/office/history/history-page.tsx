/** Who changed what, the newest first. */
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Batch } from '../calls/answers.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { instantText } from '../parts/instant-text.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { batchSentence } from './batch-words.ts'

/** Batches of the first look, and that the server tells at most. */
const FIRST = 50
const MOST = 1000

export function HistoryPage() {
  const [limit, setLimit] = useState(FIRST)
  const { body, refusal } = useAnswer<Batch[]>(`history?limit=${limit}`)
  const [shown, setShown] = useState<Batch[] | null>(null)
  // While more is on its way, what was shown stays.
  if (body && body !== shown) setShown(body)
  return (
    <>
      <PageHead title={t('history')} lead={t('historyLead')} />
      {refusal && <Notice kind="bad" text={refusal.detail} />}
      {shown ? <BatchList batches={shown} /> : !refusal && <Waiting />}
      {shown && shown.length >= limit && limit < MOST && (
        <Button look="outline" size="small" className="mt-6" onClick={() => setLimit(Math.min(limit * 4, MOST))}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}

function BatchList({ batches }: { batches: readonly Batch[] }) {
  if (batches.length === 0) return <p className="text-ink-2">{t('historyEmpty')}</p>
  return (
    <ul className="overflow-hidden rounded-tile border border-line bg-raised">
      {batches.map((batch) => (
        <li key={batch.number} className="border-t border-line first:border-t-0">
          <Link
            to={`/history/${batch.number}`}
            className="flex min-h-16 items-center justify-between gap-4 px-4 py-2.5 -outline-offset-2 transition-colors hover:bg-tile md:px-6"
          >
            <span className="grid min-w-0">
              <span className="font-medium [overflow-wrap:anywhere]">{batchSentence(batch)}</span>
              <span className="text-14 text-ink-2">
                <time dateTime={batch.at}>{instantText(batch.at)}</time>
                {', '}
                {t('changes', { count: batch.size })}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-2 text-14 text-ink-2">
              <span className="max-sm:sr-only">{t('batch', { number: batch.number })}</span>
              <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
