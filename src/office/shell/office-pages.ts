/** The pages of the office in the order of its navigation: one row each. */
import { History, House, type LucideIcon, Package, Star, Users } from 'lucide-react'
import type { OfficeKey } from '#texts/office-pack.ts'

export interface OfficePage {
  /** Below /office. */
  to: string
  name: OfficeKey
  icon: LucideIcon
}

export const OFFICE_PAGES: readonly OfficePage[] = [
  { to: '/', name: 'start', icon: House },
  { to: '/orders', name: 'orders', icon: Package },
  { to: '/reviews', name: 'reviews', icon: Star },
  { to: '/history', name: 'history', icon: History },
  { to: '/people', name: 'people', icon: Users },
]
