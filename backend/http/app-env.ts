import type { Context } from '../kernel/context.ts'

/** What a call carries through the middleware of the Hono app. */
export type AppEnv = { Variables: { ctx: Context; requestId: string } }
