/** The pages of the office in the order of its navigation: one row each, which the start page shows as well. */
import { House, type LucideIcon, Users } from 'lucide-react'
import type { KeyOf } from '#texts/text-pack.ts'

export interface OfficePage {
  /** Below /office. */
  to: string
  name: KeyOf<'office'>
  /** What it is for; the start page says nothing of itself. */
  about?: KeyOf<'office'>
  icon: LucideIcon
}

export const OFFICE_PAGES: readonly OfficePage[] = [
  { to: '/', name: 'start', icon: House },
  { to: '/people', name: 'people', about: 'startPeople', icon: Users },
]
