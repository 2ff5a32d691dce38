/** An address of the office at which there is nothing. */
import { Link } from 'react-router'
import { buttonClasses } from '#ui/button-classes.ts'
import { PageHead } from '../parts/page-head.tsx'
import { officeText as t } from '../texts/office.ts'

export function MissingPage() {
  return (
    <>
      <PageHead title={t('missingTitle')} lead={t('missing')} />
      <Link to="/" className={buttonClasses({ size: 'small' })}>
        {t('toStart')}
      </Link>
    </>
  )
}
