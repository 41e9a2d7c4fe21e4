import { randomBytes } from 'node:crypto'

/** The build has a copy of this file of its own: what both must know hangs on what they share. */
const shared = globalThis as { [key: symbol]: string | undefined }
const name = Symbol.for('kolofon.inner-secret')

/** Known to this process alone and never written down: who says it is this process itself. */
export const innerSecret = (): string => (shared[name] ??= randomBytes(32).toString('hex'))
