/** One batch: what stood before and after, and the way back. */
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { mayAct } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import type { WholeBatch } from '../calls/answers.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { instantText } from '../parts/instant-text.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useOwn } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { batchSentence } from './batch-words.ts'
import { ChangeList } from './change-list.tsx'
import { UndoDialog } from './undo-dialog.tsx'

export function BatchPage() {
  const { number = '' } = useParams()
  // Another batch begins anew.
  return <OneBatch key={number} number={number} />
}

function OneBatch({ number }: { number: string }) {
  const { person } = useOwn()
  const { body, refusal } = useAnswer<WholeBatch>(`history/${encodeURIComponent(number)}`)
  const [isAsking, setAsking] = useState(false)
  const [undoneBy, setUndoneBy] = useState<number>()
  // All at once, so that nothing moves when it comes.
  if (!body && !refusal) {
    return (
      <>
        <PageHead title={t('batch', { number })} />
        <Waiting />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t('batch', { number })}
        {...(body && { lead: `${batchSentence(body.batch)}, ${instantText(body.batch.at)}` })}
      >
        {body && mayAct(person.role, 'staff') && undoneBy === undefined && (
          <Button look="outline" size="small" onClick={() => setAsking(true)}>
            <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />
            {t('undo')}
          </Button>
        )}
      </PageHead>
      <div className="grid gap-6">
        {undoneBy !== undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Notice kind="good" text={t('undone', { number })} />
            <Link to={`/history/${undoneBy}`} className="link-text">
              {t('undoneBatch', { number: undoneBy })}
            </Link>
          </div>
        )}
        {refusal && <Notice kind="bad" text={refusal.detail} />}
        {body && <Changes {...body} />}
        <p>
          <Link to="/history" className="link-text">
            {t('backToHistory')}
          </Link>
        </p>
      </div>
      {body && (
        <UndoDialog
          open={isAsking}
          whole={body}
          onClose={() => setAsking(false)}
          onUndone={(by) => {
            setAsking(false)
            setUndoneBy(by)
          }}
        />
      )}
    </>
  )
}

function Changes({ batch, changes }: WholeBatch) {
  return (
    <div className="rounded-tile border border-line bg-raised px-4 py-2 md:px-6">
      <ChangeList changes={changes} />
      {batch.size > changes.length && (
        <p className="border-t border-line py-3 text-14 text-ink-2">
          {t('moreChanges', { count: batch.size - changes.length })}
        </p>
      )}
    </div>
  )
}
