/** Who may come in: one's own way in for everybody, and for owners the whole list. */
import { useCallback } from 'react'
import type { OfficePerson } from '../calls/answers.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { Notice } from '../parts/notice.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useOwn, useSession } from '../session/session.tsx'
import { Waiting } from '../shell/waiting.tsx'
import { officeText as t } from '../texts/office.ts'
import { OwnWayIn } from './own-way-in.tsx'
import { PeopleList } from './people-list.tsx'

export function PeoplePage() {
  const { person } = useOwn()
  const { again: sessionAgain } = useSession()
  const isOwner = person.role === 'owner'
  const { body, refusal, again } = useAnswer<OfficePerson | OfficePerson[]>(isOwner ? 'people' : 'person')
  // What somebody decides may be about the own session, role or passkeys as well.
  const changed = useCallback(async () => void (await Promise.all([sessionAgain(), again()])), [sessionAgain, again])
  const people = body ? [body].flat() : null
  const self = people?.find(({ id }) => id === person.id)
  return (
    <>
      <PageHead title={t('people')} />
      <div className="grid gap-6">
        {refusal && <Notice kind="bad" text={refusal.detail} />}
        {people ? (
          <>
            {self && <OwnWayIn person={self} onChange={changed} />}
            {isOwner && <PeopleList people={people} onChange={changed} />}
          </>
        ) : (
          !refusal && <Waiting />
        )}
      </div>
    </>
  )
}
