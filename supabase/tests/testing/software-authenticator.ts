import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

interface Options {
  origin?: string
  verified?: boolean
  counter?: number
}

/** A passkey (ES256, no attestation) without a browser. */
export function softwareAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { hostname } = new URL(site)
  const counted = (counter: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return bytes
  }
  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  /** COSE, ES256 on P-256. */
  function cosePublicKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    )
  }

  return {
    enrol(challenge: string, { origin, verified = true, counter = 0 }: Options = {}) {
      const flags = userPresent | (verified ? userVerified : 0) | attested
      const data = Buffer.concat([
        sha256(hostname),
        Buffer.from([flags]),
        counted(counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cosePublicKey(),
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, origin))
      return {
        ...named,
        response: {
          clientDataJSON,
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    use(challenge: string, { origin, verified = true, counter = 1 }: Options = {}) {
      const flags = userPresent | (verified ? userVerified : 0)
      const data = Buffer.concat([sha256(hostname), Buffer.from([flags]), counted(counter)])
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
