/** What browsers and servers say to each other about passkeys (WebAuthn); whether it holds is judged elsewhere. */
import * as z from 'zod'

/** Bytes in base64url; attestations of some devices carry several certificates. */
const bytes = z.string().max(100_000, 'is too long')

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }
const extensions = z.object({}).default({})

export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
})

export const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  clientExtensionResults: extensions,
})

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` take it. */
export const optionsSchema = z.looseObject({ challenge: z.string() })
