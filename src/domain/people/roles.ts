/** Who may do what in the office: three roles, of which each may do what the ones before it may. */

/** `reader` sees all but personal data, `staff` works on orders and goods, `owner` also on people, settings and payments. */
export const ROLES = ['reader', 'staff', 'owner'] as const
export type Role = (typeof ROLES)[number]

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text)
}

/** Whether somebody with a role may do what needs another one. */
export function mayAct(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
