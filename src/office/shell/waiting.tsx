/** What stands on a page that is on its way: its size, in quiet blocks. */
import { Skeleton } from '#ui/skeleton.tsx'
import { officeText as t } from '../texts/office.ts'

export function Waiting() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-52" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}
