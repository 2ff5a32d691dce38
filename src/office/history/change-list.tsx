/** Changes with what stood before and after, field by field. */
import { ArrowRight } from 'lucide-react'
import { unseen } from '#ui/rich.tsx'
import type { Change } from '../calls/answers.ts'
import { officeText as t } from '../texts/office.ts'
import { fieldName, thingName, valueText } from './batch-words.ts'

interface ChangeListProps {
  changes: readonly Change[]
  /** From after to before, as an undo does it. */
  isReversed?: boolean
}

export function ChangeList({ changes, isReversed = false }: ChangeListProps) {
  return (
    <ul className="office-changes">
      {changes.map((change) => (
        <li key={`${change.thing} ${change.key} ${change.variant.join(' ')}`}>
          <p className="font-medium [overflow-wrap:anywhere]">
            {change.name === null ? (
              thingName(change)
            ) : (
              <a href={`/shop/shop-details/${encodeURIComponent(change.key)}`} className="link-text">
                {thingName(change)}
              </a>
            )}
          </p>
          {change.fields.map(({ field, before, after }) => (
            <p key={field} className="flex flex-wrap items-center gap-x-2.5 text-14">
              <span className="text-ink-2">{fieldName(field)}</span>
              <del className="text-ink-2 [overflow-wrap:anywhere]">
                {unseen(`${t('before')} `)}
                {valueText(isReversed ? after : before)}
              </del>
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
              <ins className="font-medium no-underline [overflow-wrap:anywhere]">
                {unseen(`${t('after')} `)}
                {valueText(isReversed ? before : after)}
              </ins>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
