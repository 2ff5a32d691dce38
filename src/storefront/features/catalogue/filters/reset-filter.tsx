/** Reset Filter: the layout's own base route without any filter (spec 4.2). */
import { useListsText } from '#storefront/texts/lists.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { RotateCcw } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useCataloguePlace, useGo } from '../catalogue-place.ts'
import { QueryInputs } from './query-inputs.tsx'

const TURN = <RotateCcw size={18} strokeWidth={1.5} aria-hidden />

interface ResetFilterProps {
  /** Lets a drawer or a panel close itself. */
  onReset?: () => void
  /** In the foot of a drawer: higher, without the icon. */
  foot?: boolean
}

export function ResetFilter({ onReset, foot = false }: ResetFilterProps) {
  const t = useListsText()
  const { address } = useCataloguePlace()
  const go = useGo()
  const reset = (event: FormEvent) => {
    event.preventDefault()
    // A drawer that closed before would take its history entry back from under the navigation.
    void go(() => EMPTY_QUERY).then(onReset)
  }
  return (
    <form action={address} method="get" onSubmit={reset}>
      <QueryInputs query={EMPTY_QUERY} without={[]} />
      <Button type="submit" look="outline" size={foot ? 'normal' : 'small'} wide={!foot}>
        {!foot && TURN}
        {t('resetFilter')}
      </Button>
    </form>
  )
}
