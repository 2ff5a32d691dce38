/** One message: its kind as icon and tint, the exact text, an action and a way to close it. */
import { Check, Info, Trash2, TriangleAlert, Undo2, X } from 'lucide-react'
import type { MessageKind } from '#storefront/messages.ts'
import type { Toast } from '#storefront/state/toast-store.ts'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'

const KINDS: Record<MessageKind, { Icon: typeof Check; tint: string }> = {
  success: { Icon: Check, tint: 'bg-good text-success' },
  error: { Icon: TriangleAlert, tint: 'bg-bad text-sale' },
  info: { Icon: Info, tint: 'bg-tile text-ink' },
  warning: { Icon: TriangleAlert, tint: 'bg-sand text-ink' },
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { kind, text, action } = toast
  const { Icon, tint } = KINDS[kind]
  // What can be undone was a removal.
  const Sign = kind === 'error' && action ? Trash2 : Icon
  return (
    <div className="flex min-h-16 w-full items-center gap-3.5 rounded-tile bg-paper py-2.5 ps-3.5 pe-2.5 text-16 max-sm:gap-2 max-sm:pe-1.5 max-sm:text-14 text-ink shadow-toast">
      <span className={classes('grid size-9 shrink-0 place-items-center rounded-pill max-sm:size-8', tint)}>
        <Sign size={18} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <p className="min-w-0 flex-1 leading-snug font-medium wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            onClose()
          }}
          className="flex min-h-11 items-center gap-2 rounded-pill bg-tile px-4 font-medium transition-colors enabled-hover:bg-line"
        >
          <Undo2 size={18} strokeWidth={1.5} aria-hidden="true" className="max-sm:hidden" />
          {action.label}
        </button>
      )}
      <IconButton label="Close" icon={<X size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
