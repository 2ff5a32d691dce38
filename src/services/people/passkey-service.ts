/** Passkeys: what a browser is asked to sign, and whether what it signed lets somebody in. Origin and relying party are the shop's own address, never a request's. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PeopleRepository, Person, SignedIn } from './people-repository.ts'
import { newSession, type BegunSession, type Browser, deviceName } from './people-service.ts'
import { hashToken, newToken } from './tokens.ts'

export interface PasskeyOptions {
  people: PeopleRepository
  /** The public address, final once the server listens. */
  siteUrl: () => string
  shopName: string
  clock?: () => Date
}

export type PasskeyService = ReturnType<typeof createPasskeyService>

/** Loaded with the first passkey: it is as large as all else together, and most starts never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 by their numbers at IANA: one of them is in every device. */
const ALGORITHMS = [-8, -7, -257]

/** Passkeys of one person; more are no help to anybody. */
const MOST = 20

export function createPasskeyService({ people, siteUrl, shopName, clock = () => new Date() }: PasskeyOptions) {
  const relyingParty = () => {
    const { hostname, origin } = new URL(siteUrl())
    return { rpID: hostname, origin }
  }

  async function challengeFor(sessionId: string | null): Promise<string> {
    const challenge = newToken()
    await people.addChallenge({ hash: hashToken(challenge), sessionId }, clock())
    return challenge
  }

  /** Uses up the challenge that an answer signs; null where it is not one of ours that is open. */
  async function takenChallenge(clientDataJSON: string, sessionId: string | null): Promise<string | null> {
    const challenge = signedChallenge(clientDataJSON)
    if (challenge === null) return null
    const isOpen = await people.takeChallenge({ hash: hashToken(challenge), sessionId }, clock())
    return isOpen ? challenge : null
  }

  return {
    /** What to give to the browser for a new passkey; null where there are too many. */
    async registration({ person, session }: SignedIn) {
      const known = await people.passkeys(person.id)
      if (known.length >= MOST) return null
      const { generateRegistrationOptions } = await webauthn()
      return generateRegistrationOptions({
        rpName: shopName,
        rpID: relyingParty().rpID,
        userName: person.email ?? shopName,
        userDisplayName: person.email ?? shopName,
        userID: new TextEncoder().encode(person.id),
        challenge: Buffer.from(await challengeFor(session.id), 'base64url'),
        timeout: 300_000,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** Keeps a passkey that the browser made for this session; false where its answer does not hold. */
    async register(
      { person, session }: SignedIn,
      response: RegistrationResponseJSON,
      userAgent: string | undefined,
    ): Promise<boolean> {
      const challenge = await takenChallenge(response.response.clientDataJSON, session.id)
      if (challenge === null) return false
      const { verifyRegistrationResponse } = await webauthn()
      const { rpID, origin } = relyingParty()
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      if (verified?.verified !== true) return false
      const { credential } = verified.registrationInfo
      return await people.addPasskey({
        id: credential.id,
        personId: person.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: (credential.transports ?? []).slice(0, 10),
        name: deviceName(userAgent),
        createdAt: clock().toISOString(),
      })
    },

    /** What to give to the browser for a sign-in; it names nobody. */
    async authentication() {
      const { generateAuthenticationOptions } = await webauthn()
      return generateAuthenticationOptions({
        rpID: relyingParty().rpID,
        challenge: Buffer.from(await challengeFor(null), 'base64url'),
        timeout: 300_000,
        userVerification: 'required',
      })
    },

    /** Begins a session for whoever has the passkey; null where the answer does not hold. */
    async signIn(response: AuthenticationResponseJSON, browser: Browser): Promise<BegunSession | null> {
      const challenge = await takenChallenge(response.response.clientDataJSON, null)
      const passkey = challenge === null ? null : await people.findPasskey(response.id)
      if (challenge === null || !passkey || !isHandleOf(passkey.personId, response.response.userHandle)) return null
      const { verifyAuthenticationResponse } = await webauthn()
      const { rpID, origin } = relyingParty()
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null)
      if (verified?.verified !== true) return null
      const session = newSession(browser)
      const { newCounter } = verified.authenticationInfo
      const signedIn = await people.signInWithPasskey(passkey, newCounter, session.row, clock())
      return signedIn && { ...signedIn, token: session.token }
    },

    list: (personId: Person['id']) => people.passkeys(personId),
    remove: (id: string, personId: string) => people.removePasskey(id, personId),
  }
}

/** The challenge inside what a browser signed, in base64url; null where there is none. */
function signedChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null
  } catch {
    return null
  }
}

/** A browser may leave out whose passkey it is; what it says must be true. */
function isHandleOf(personId: string, handle: string | undefined): boolean {
  return handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === personId
}
