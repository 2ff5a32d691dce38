/** What is shown when a page of the office fails: code of an older version that is gone, or a mistake of ours. */
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { officeText as t } from '../texts/office.ts'

export function BrokenPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className="mx-auto grid max-w-120 justify-items-start gap-5 p-6 pt-16">
      <h1 className="display text-28">{t('office')}</h1>
      <p role="alert">{t('failed')}</p>
      <Button size="small" onClick={() => location.reload()}>
        {t('tryAgain')}
      </Button>
    </main>
  )
}
