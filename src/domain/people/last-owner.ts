/** A shop is never left without somebody who can let others in. */
import type { Role } from './roles.ts'

export interface Standing {
  id: string
  role: Role
  /** Whether this person has ever signed in. */
  joined: boolean
}

/**
 * Whether an owner may go, or become less: another one must be left, and one who has come in where this one has. Who only was invited may
 * never read the invitation.
 */
export function mayLoseOwner(people: readonly Standing[], id: string): boolean {
  const leaving = people.find((person) => person.id === id)
  if (leaving?.role !== 'owner') return true
  return people.some((other) => other.id !== id && other.role === 'owner' && (other.joined || !leaving.joined))
}
