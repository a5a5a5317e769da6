import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

interface Options {
  /** Where the browser says that the page was. */
  origin?: string
  /** Whether the person proved to be the owner of the device. */
  verified?: boolean
  counter?: number
}

/** A passkey of one site as a device would make and use it (ES256, no attestation), without a browser. */
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

  /** The public key as COSE writes it. */
  function cosePublicKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const part = (label: number, coordinate: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(coordinate, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      part(0x21, x),
      part(0x22, y),
    ])
  }

  return {
    id: named.id,
    /** Answers the challenge of an enrolment. */
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
      const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
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
    /** Answers the challenge of a sign-in or a confirmation. */
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
