/** Passkeys as the browser makes and uses them (WebAuthn); what they open is judged by the server. */
import type { OwnSession } from '../calls/answers.ts'
import type { Answer } from '../calls/office-call.ts'
import { call } from '../calls/call.ts'

/** False in old browsers, and where the address is neither https nor localhost. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** `known` where this device has one for the person already, `given-up` where the browser says no more than that it was not done. */
export type PasskeyOutcome<Body> = Answer<Body> | { ok: false; kind: 'known' | 'given-up' }

async function ofDevice(ask: () => Promise<Credential | null>): Promise<object | 'known' | 'given-up'> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : 'given-up'
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'given-up'
  }
}

export async function signInByPasskey(): Promise<PasskeyOutcome<OwnSession>> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', 'sign-in/passkey/options')
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.body)
  const signed = await ofDevice(() => navigator.credentials.get({ publicKey }))
  return typeof signed === 'string' ? { ok: false, kind: signed } : call<OwnSession>('POST', 'sign-in/passkey', signed)
}

/** The answer says how many there are then. */
export async function addPasskey(): Promise<PasskeyOutcome<{ passkeys: number }>> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options')
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.body)
  const made = await ofDevice(() => navigator.credentials.create({ publicKey }))
  return typeof made === 'string' ? { ok: false, kind: made } : call<{ passkeys: number }>('POST', 'passkeys', made)
}
