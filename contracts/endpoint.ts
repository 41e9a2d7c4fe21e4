import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: `public` needs nothing, `session` any grant (anonymous too), `customer` a signed-in user, `provider` proves itself by a signature. */
export type Access = 'public' | 'session' | 'customer' | 'provider'

export interface Endpoint {
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The expected failures beside those that every call can have (validation, session, rate limit). */
  readonly errors?: readonly ErrorCode[]
  /** The `Idempotency-Key` header is demanded and the first answer replayed. */
  readonly idempotent?: true
  /** The answer is a file; its schema is `fileAnswer`. */
  readonly file?: true
  /** The most bytes that a body may have where that is not the usual 100,000: more for an upload, fewer for a provider. */
  readonly mostBytes?: number
  /** How often one client may call it is limited beyond the general limit: as a search, a suggestion, an order. */
  readonly limit?: 'search' | 'suggestion' | 'finalize'
  readonly summary: string
}

export type EndpointTable = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>>
