import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { formatPhc, type HashParameters, isWeaker, parsePhc, type PasswordHash } from './rules/phc.ts'

const hash = promisify(argon2)

/** The least that OWASP recommends for argon2id: 19 MiB, two passes. When they rise, passwords are hashed anew at sign-in. */
export const hashParameters: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 }

const hashBytes = 32
const saltBytes = 16

/** A hash takes about 10 ms of one core and 19 MiB: two at once leave the rest to the shop, fifty wait a quarter of a second. */
const queue = bulkhead(2, 50)

const derive = (password: string, salt: Buffer, parameters: HashParameters, tagLength: number) =>
  queue.execute(() => hash('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...parameters, tagLength }))

/** Undefined if the queue is full. */
const whereQueueIsFull = (error: unknown): undefined => {
  if (!(error instanceof BulkheadRejectedError)) throw error
}

/** @returns a PHC string */
export const hashPassword = async (password: string, parameters = hashParameters): Promise<string> => {
  const salt = randomBytes(saltBytes)
  return formatPhc({ parameters, salt, hash: await derive(password, salt, parameters, hashBytes) })
}

/** Undefined if the queue is full. */
export const tryHashPassword = (password: string): Promise<string | undefined> =>
  hashPassword(password).catch(whereQueueIsFull)

/** Stands in for the hash of an account that does not exist. No password has this hash. */
const noHash: PasswordHash = {
  parameters: hashParameters,
  salt: Buffer.alloc(saltBytes),
  hash: Buffer.alloc(hashBytes),
}

/**
 * Verifies with the parameters of the stored string. Without a stored hash it takes as long as with one, so that the time
 * tells nobody which addresses have an account.
 * @returns undefined if the queue is full and the password was not checked
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean | undefined> => {
  const known = stored === null ? undefined : parsePhc(stored)
  const { parameters, salt, hash: expected } = known ?? noHash
  const actual = await derive(password, salt, parameters, expected.length).catch(whereQueueIsFull)
  return actual && known !== undefined && timingSafeEqual(expected, actual)
}

/**
 * A hash with today's parameters for a password that was verified with weaker ones.
 * @returns undefined if the stored hash is good enough, or if the queue is full: the next sign-in tries again
 */
export const rehashPassword = async (password: string, stored: string): Promise<string | undefined> => {
  const known = parsePhc(stored)
  if (known && !isWeaker(known.parameters, hashParameters)) return undefined
  return tryHashPassword(password)
}
