import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const upperHash = (algorithm: 'sha3-512' | 'sha512', text: string): string =>
  createHash(algorithm).update(text).digest('hex').toUpperCase()

export const passwordHash = (password: string): string => upperHash('sha512', password)

/** `2019-09-11T10:55:31.440Z` -> `20190911105531` */
const compact = (timestamp: string): string => timestamp.replaceAll(/\D/g, '').slice(0, 14)

export interface SignedOperation {
  operation: 'CREATE' | 'MODIFY' | 'STORNO'
  /** Base64. */
  data: string
}

/** The signature of a request: of its id, its time and the key, and for reports of each of their operations. */
export const signRequest = (
  { requestId, timestamp }: { requestId: string; timestamp: string },
  signKey: string,
  operations: readonly SignedOperation[] = [],
): string =>
  upperHash(
    'sha3-512',
    requestId +
      compact(timestamp) +
      signKey +
      operations.map(({ operation, data }) => upperHash('sha3-512', operation + data)).join(''),
  )

/** The authority prescribes AES-128 in ECB mode for its one-time tokens, which are random. */
const algorithm = 'aes-128-ecb'

/** One of 256 wrong keys finds a valid padding, but never a text. */
const visible = /^[\x21-\x7E]+$/

/** @throws Error if the key does not fit */
export const decryptToken = (encoded: string, exchangeKey: string): string => {
  const decipher = createDecipheriv(algorithm, Buffer.from(exchangeKey, 'utf8'), null)
  const text = Buffer.concat([decipher.update(Buffer.from(encoded, 'base64')), decipher.final()]).toString('latin1')
  if (!visible.test(text)) throw new Error('The decrypted token is not a text.')
  return text
}

export const encryptToken = (token: string, exchangeKey: string): string => {
  const cipher = createCipheriv(algorithm, Buffer.from(exchangeKey, 'utf8'), null)
  return Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]).toString('base64')
}
