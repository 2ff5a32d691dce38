/** What stands in place of a removed row until the page is left: the picture, a sentence and Undo. */
import { rich } from '#ui/rich.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { focusNode } from './focus-node.ts'

interface RemovedRowProps {
  title: string
  img: string
  /** Takes the focus when it appears, because the button that was pressed is gone. */
  focused: boolean
  onUndo: () => void
}

export function RemovedRow({ title, img, focused, onUndo }: RemovedRowProps) {
  const t = useFrameText()
  return (
    <div className="flex items-center gap-4 py-5 text-start md:gap-12">
      <Picture src={img} name={title} alt="" sizes="72px" className="size-18 shrink-0 rounded-field opacity-55" />
      <p className="min-w-0 grow wrap-anywhere text-ink-2">
        {rich(t('wasRemoved', { title }), (words) => (
          <bdi>{words}</bdi>
        ))}
      </p>
      <Button
        look="outline"
        size="small"
        ref={focused ? focusNode : undefined}
        aria-label={t('undoRemoving', { title })}
        onClick={onUndo}
      >
        <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        {t('undo')}
      </Button>
    </div>
  )
}
