import type { z } from 'zod'
import type { BotAction } from './bot-actions.ts'
import type { ErrorCode } from './errors.ts'

export interface Endpoint {
  /** What the call does to which resource. `backend/access/permissions.ts` says who may do it. */
  readonly action: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The expected failures of this call. Every call can also fail by validation, session or rate limit. */
  readonly errors?: readonly ErrorCode[]
  /** The call needs an `Idempotency-Key` header. A second call with the same key gets the first answer again. */
  readonly idempotent?: true
  /** Fields of the body that say nothing about what is called for: the call may be repeated with others. */
  readonly incidental?: readonly string[]
  /** The answer is a file; its schema is `fileAnswer`. */
  readonly file?: true
  /** The body is a file of one of these media types; its schema is `fileBody`. */
  readonly upload?: readonly string[]
  /** The maximal length of the body, if it is not the usual 100,000 bytes. */
  readonly maxBytes?: number
  /** A limit of calls for each client beside the general one. */
  readonly limit?: 'search' | 'suggestion' | 'list' | 'finalize'
  /** Visitors without an account bring a token of the bot check for this action, in the header `bot-check-token`. */
  readonly botCheck?: BotAction
  /** Which bodies are checked; without it all of them. */
  readonly isBotChecked?: (body: never) => boolean
  readonly summary: string
}

export type EndpointTable = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>>
