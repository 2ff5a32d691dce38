/** Who may make which call of the office: one table, without which no call can be registered. */
import type { Role } from '#domain/people/roles.ts'

export interface OfficeAccess {
  /** The least role; null for whoever comes, which only a way in is. */
  role: Role | null
  /** True where it is about the caller's own person: a program has none. */
  own?: boolean
  /** True where the sign-in must be no older than ten minutes. */
  fresh?: boolean
}

const ANYBODY: OfficeAccess = { role: null }
const SELF: OfficeAccess = { role: 'reader', own: true }
const SELF_FRESH: OfficeAccess = { ...SELF, fresh: true }
const OWNER_FRESH: OfficeAccess = { role: 'owner', own: true, fresh: true }

/** By method and path below the API's own. */
export const OFFICE_ACCESS: Readonly<Record<string, OfficeAccess>> = {
  'POST /office/sign-in/token': ANYBODY,
  'POST /office/sign-in/link': ANYBODY,
  'POST /office/sign-in/passkey/options': ANYBODY,
  'POST /office/sign-in/passkey': ANYBODY,
  'POST /office/sign-out': SELF,
  'GET /office/session': SELF,
  'GET /office/person': SELF,
  'DELETE /office/sessions/:id': SELF,
  'PUT /office/email': SELF_FRESH,
  'POST /office/passkeys/options': SELF_FRESH,
  'POST /office/passkeys': SELF_FRESH,
  'DELETE /office/passkeys/:id': SELF_FRESH,
  'GET /office/people': { role: 'owner' },
  'POST /office/people': OWNER_FRESH,
  'PATCH /office/people/:id': OWNER_FRESH,
  'DELETE /office/people/:id': OWNER_FRESH,
  'GET /office/today': { role: 'reader' },
  'GET /office/search': { role: 'reader' },
  'GET /office/orders': { role: 'reader' },
  'GET /office/orders/pulse': { role: 'reader' },
  'GET /office/orders/:number': { role: 'reader' },
  'POST /office/orders/export': { role: 'staff', fresh: true },
  'POST /office/orders/:number/state': { role: 'staff' },
  'POST /office/orders/:number/payments': { role: 'staff' },
  'POST /office/orders/:number/shipment': { role: 'staff' },
  'POST /office/orders/:number/refunds': { role: 'staff' },
  'POST /office/orders/:number/returns': { role: 'staff' },
  'POST /office/orders/:number/notes': { role: 'staff' },
  'POST /office/orders/:number/mails': { role: 'staff' },
  'GET /office/reviews': { role: 'reader' },
  'POST /office/reviews/:id/state': { role: 'staff' },
  'POST /office/reviews/:id/answer': { role: 'staff' },
  'DELETE /office/reviews/:id': { role: 'staff' },
  'GET /office/history': { role: 'reader' },
  'GET /office/history/:number': { role: 'reader' },
  'POST /office/history/:number/undo': { role: 'staff' },
}
