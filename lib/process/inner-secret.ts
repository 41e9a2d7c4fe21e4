import { randomBytes } from 'node:crypto'

/** The build contains a second copy of this file, so shared values hang on `globalThis`. */
const shared = globalThis as { [key: symbol]: string | undefined }
const name = Symbol.for('kolofon.inner-secret')

/** Only this process knows the secret, and it is never written down: a call with the secret comes from this process. */
export const innerSecret = (): string => (shared[name] ??= randomBytes(32).toString('hex'))
