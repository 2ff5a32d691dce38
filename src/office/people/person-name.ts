/** How somebody is called in the office. */
import type { OfficePerson } from '../calls/answers.ts'
import { officeText as t } from '../texts/office.ts'

export function personName({ email }: Pick<OfficePerson, 'email'>): string {
  return email ?? t('nameless')
}
