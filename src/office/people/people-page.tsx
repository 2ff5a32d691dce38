/** Who may come in: one's own way in for everybody, and for owners the whole list. */
import { PageHead } from '../parts/page-head.tsx'
import { useOwn } from '../session/session.tsx'
import { officeText as t } from '../texts/office.ts'
import { OwnWayIn } from './own-way-in.tsx'
import { PeopleList } from './people-list.tsx'

export function PeoplePage() {
  const { person } = useOwn()
  return (
    <>
      <PageHead title={t('people')} />
      <div className="grid gap-6">
        <OwnWayIn />
        {person.role === 'owner' && <PeopleList />}
      </div>
    </>
  )
}
