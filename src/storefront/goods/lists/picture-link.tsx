/** The picture of a kept product as a second way to it: a large target for fingers, left out for keyboard and screen reader, which have the title. */
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'

interface PictureLinkProps {
  /** Null where the product is gone. */
  to: string | null
  children: ReactNode
}

export function PictureLink({ to, children }: PictureLinkProps) {
  if (to === null) return children
  return (
    <Link to={to} tabIndex={-1} aria-hidden className="block">
      {children}
    </Link>
  )
}
