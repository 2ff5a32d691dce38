/** "Take 41": brings a line that asks for more than there is down to the pieces that are there. */
import { rich, unseen } from '#ui/rich.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { Button } from '#ui/button.tsx'

/** @param pieces whole, 1 or more. */
export function TakeButton({ pieces, title, onPress }: { pieces: number; title: string; onPress: () => void }) {
  const t = useFrameText()
  return (
    <Button look="outline" size="small" className="mt-2" onClick={onPress}>
      {rich(t('take', { pieces, title }), unseen)}
    </Button>
  )
}
