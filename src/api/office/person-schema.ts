/** Somebody who may come into the office, with sessions and passkeys. */
import * as z from 'zod'
import { ROLES } from '#domain/people/roles.ts'

export const personSchema = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    role: z.enum(ROLES),
    invitedAt: z.string(),
    joinedAt: z.string().nullable().describe('The first sign-in'),
    sessions: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.string(), seenAt: z.string() })),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
    ),
  })
  .meta({ id: 'OfficePerson' })
