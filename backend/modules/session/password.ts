import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'

const hash = promisify(argon2)
/** OWASP's floor for argon2id: 19 MiB, two passes. */
const parameters = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** A hash takes about 10 ms of one core and 19 MiB: two at once leave the rest to the shop, fifty wait a quarter of a second. */
const queue = bulkhead(2, 50)

const derive = (password: string, nonce: Buffer) =>
  queue.execute(() => hash('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters }))

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  return `argon2id$${nonce.toString('base64url')}$${(await derive(password, nonce)).toString('base64url')}`
}

/**
 * With no hash it works as long as with one, so that time tells nobody which addresses have an account.
 * @returns undefined if so many wait already that this one is not looked at
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean | undefined> => {
  const [, nonce = '', expected = ''] = (stored ?? `argon2id$${'A'.repeat(22)}$`).split('$')
  const actual = await derive(password, Buffer.from(nonce, 'base64url')).catch((error: unknown) => {
    if (error instanceof BulkheadRejectedError) return undefined
    throw error
  })
  const wanted = Buffer.from(expected, 'base64url')
  return actual && wanted.length === actual.length && timingSafeEqual(wanted, actual)
}
