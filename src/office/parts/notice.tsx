/** One sentence of good or of bad news, read out when it comes. */
import { Check, CircleAlert } from 'lucide-react'
import { classes } from '#ui/classes.ts'

export interface NoticeProps {
  kind: 'good' | 'bad'
  text: string
  className?: string
}

export function Notice({ kind, text, className }: NoticeProps) {
  const Icon = kind === 'good' ? Check : CircleAlert
  return (
    <p
      role={kind === 'good' ? 'status' : 'alert'}
      className={classes(
        'flex items-start gap-2.5 rounded-field px-3.5 py-2.5 text-14 font-medium [overflow-wrap:anywhere]',
        kind === 'good' ? 'bg-good text-success' : 'bg-bad text-sale',
        className,
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      {text}
    </p>
  )
}
