import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** CBOR, as much as an attestation needs: lengths below 65,536. */
const head = (major: number, length: number): Buffer => {
  const first = major << 5
  if (length < 24) return Buffer.from([first | length])
  return length < 256 ? Buffer.from([first | 24, length]) : Buffer.from([first | 25, length >> 8, length & 255])
}
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)])
const map = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()])

interface Answered {
  challenge: string
  origin?: string
  rpId?: string
  counter?: number
  isVerified?: boolean
  userHandle?: string
}

/** A passkey in software, which can also answer as no honest authenticator would. */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const key = map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Answered): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = ({ rpId = 'localhost', counter = 0, isVerified = true }: Answered, extra = 0): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags.present | (isVerified ? flags.verified : 0) | extra]),
      count,
    ])
  }
  const frame = { id: url(id), rawId: url(id), type: 'public-key' }
  return {
    id: url(id),
    /** What the browser gives to the page for a new passkey. */
    attest: (answered: Answered): string => {
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([dataOf(answered, flags.attested), Buffer.alloc(16), length, id, key])
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(attested)],
      ])
      return JSON.stringify({
        ...frame,
        response: {
          clientDataJSON: url(clientData('webauthn.create', answered)),
          attestationObject: url(attestationObject),
          transports: ['internal'],
        },
      })
    },
    /** What it gives for a sign-in. */
    assert: (answered: Answered): string => {
      const [client, data] = [clientData('webauthn.get', answered), dataOf(answered)]
      return JSON.stringify({
        ...frame,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: answered.userHandle ?? '',
        },
      })
    },
  }
}
