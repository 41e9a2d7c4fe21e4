import type { CallOptions } from '#lib/api/call.ts'

/** The options of a call that is checked. */
export type BotProof = Pick<CallOptions, 'botToken'>
