/** Who did something, in a few words. */
import type { Batch } from '../calls/answers.ts'
import { officeText as t } from '../texts/office.ts'

export function actorName({ kind, name }: Batch['actor']): string {
  if (kind === 'cli') return t('commandLine')
  if (kind === 'import') return t('anImport')
  if (kind === 'agent') return t('program', { name })
  return name === '' ? t('somebody') : name
}
