/** The pages of the office in the order of its navigation: one row each, which the start page shows as well. */
import { History, House, type LucideIcon, Package, Star, Users } from 'lucide-react'
import type { OfficeKey } from '#texts/office-pack.ts'

export interface OfficePage {
  /** Below /office. */
  to: string
  name: OfficeKey
  /** What it is for; the start page says nothing of itself. */
  about?: OfficeKey
  icon: LucideIcon
}

export const OFFICE_PAGES: readonly OfficePage[] = [
  { to: '/', name: 'start', icon: House },
  { to: '/orders', name: 'orders', about: 'startOrders', icon: Package },
  { to: '/reviews', name: 'reviews', about: 'startReviews', icon: Star },
  { to: '/history', name: 'history', about: 'startHistory', icon: History },
  { to: '/people', name: 'people', about: 'startPeople', icon: Users },
]
