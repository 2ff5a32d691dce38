/** Reset Filter: the layout's own base route without any filter (specification, section 4). */
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClasses } from '../../ui/button-classes.ts'
import { TO_PRODUCTS, useCatalogueBase } from './catalogue-base.ts'

/** @param onReset lets a drawer or a panel close itself. */
export function ResetFilter({ onReset, plain = false }: { onReset?: () => void; plain?: boolean }) {
  return (
    <Link
      to={useCatalogueBase()}
      state={TO_PRODUCTS}
      preventScrollReset
      onClick={onReset}
      className={buttonClasses({ look: 'outline', size: plain ? 'normal' : 'small', wide: !plain })}
    >
      {!plain && <RotateCcw size={18} strokeWidth={1.5} aria-hidden />}
      Reset Filter
    </Link>
  )
}
