/** A passkey in software: answers what a browser is asked to sign as a device would, or as an attacker likes. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Signing {
  challenge: string
  origin: string
  rpId: string
  /** False where nobody touched a sensor. */
  verified?: boolean
  counter?: number
  userHandle?: string
}

/** Major type and length of CBOR, for what is short. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.byteLength), value])

function clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Signing): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData({ rpId, verified = true, counter = 0 }: Signing, attested = Buffer.alloc(0)): Buffer {
  const flags = 0x01 | (verified ? 0x04 : 0) | (attested.byteLength > 0 ? 0x40 : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, attested])
}

export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  // A map of five: kty EC2, alg ES256, crv P-256, x, y.
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  return {
    id,
    /** The body of a registration. */
    create(signing: Signing) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.byteLength]), credentialId, key])
      const attestation = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(authenticatorData(signing, attested)),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', signing).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** The body of a sign-in. */
    get(signing: Signing) {
      const data = authenticatorData(signing)
      const client = clientData('webauthn.get', signing)
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(signing.userHandle !== undefined && {
            userHandle: Buffer.from(signing.userHandle).toString('base64url'),
          }),
        },
        clientExtensionResults: {},
      }
    },
  }
}
