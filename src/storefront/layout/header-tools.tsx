/** The ways to compare, wishlist and cart with their counts, which appear once the browser's lists are loaded; the cart's opens its preview. */
import { Heart, Scale, ShoppingBag } from 'lucide-react'
import { lazy, type MouseEventHandler, type ReactNode, Suspense, useState } from 'react'
import { Link } from '../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { useOverlay } from '#storefront/state/overlay-store.ts'
import { useCounts } from '#storefront/state/store-hooks.ts'
import { CountBadge } from '../ui/badge.tsx'
import { iconButtonClasses } from '../ui/icon-button.tsx'
import { countedName } from './counted-name.ts'
import { pressCart } from './press.ts'

const CartPreview = lazy(() => import('../features/cart-preview/cart-preview.tsx'))

const ICON = { size: 22, strokeWidth: 1.5, 'aria-hidden': true } as const

export function HeaderTools() {
  const { compare, wishlist, cart } = useCounts()
  const open = useOverlay('cart')
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    <div className="-me-2.75 flex">
      <Tool
        to={links.compare}
        name="Compare"
        count={compare}
        icon={<Scale {...ICON} />}
        className="max-[359px]:hidden"
      />
      <Tool to={links.wishlist} name="Wishlist" count={wishlist} icon={<Heart {...ICON} />} />
      <Tool to={links.cart} name="Cart" count={cart} icon={<ShoppingBag {...ICON} />} onClick={pressCart} />
      <Suspense>{wanted && <CartPreview open={open} />}</Suspense>
    </div>
  )
}

interface ToolProps {
  to: string
  name: string
  count: number
  icon: ReactNode
  className?: string
  onClick?: MouseEventHandler
}

function Tool({ to, name, count, icon, className = '', onClick }: ToolProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-label={countedName(name, count)}
      title={name}
      className={iconButtonClasses('plain', `relative ${className}`)}
    >
      {icon}
      {count > 0 && <CountBadge count={count} className="absolute top-0.5 inset-s-6.5" />}
    </Link>
  )
}
