/** The ways to compare, wishlist and cart with their counts, which appear once the browser's lists are loaded. */
import { Heart, Scale, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '#storefront/links.ts'
import { useCounts } from '#storefront/state/store-hooks.ts'
import { CountBadge } from '../ui/badge.tsx'
import { classes } from '../ui/classes.ts'
import { iconButtonClasses } from '../ui/icon-button.tsx'

const ICON = { size: 22, strokeWidth: 1.5, 'aria-hidden': true } as const

export function HeaderTools() {
  const { compare, wishlist, cart } = useCounts()
  return (
    <div className="-me-2.75 flex">
      <Tool to={links.compare} name="Compare" count={compare} icon={<Scale {...ICON} />} className="max-md:hidden" />
      <Tool to={links.wishlist} name="Wishlist" count={wishlist} icon={<Heart {...ICON} />} />
      <Tool to={links.cart} name="Cart" count={cart} icon={<ShoppingBag {...ICON} />} />
    </div>
  )
}

interface ToolProps {
  to: string
  name: string
  count: number
  icon: ReactNode
  className?: string
}

function Tool({ to, name, count, icon, className }: ToolProps) {
  const items = count === 1 ? '1 item' : `${count} items`
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `${name}, ${items}` : name}
      title={name}
      className={iconButtonClasses('plain', classes('relative', className))}
    >
      {icon}
      {count > 0 && <CountBadge count={count} className="absolute top-0.5 inset-s-6.5" />}
    </Link>
  )
}
