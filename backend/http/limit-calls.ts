import type { MiddlewareHandler } from 'hono'
import type { Endpoint } from '#contracts/endpoint.ts'
import { sessionIdOf } from '../access/actor.ts'
import type { Context, Services } from '../kernel/context.ts'
import { localeOf } from './locale-of.ts'
import { problem } from './problem.ts'
import { countTry } from './rate-limit.ts'
import { readClient } from './read-client.ts'
import type { Failure } from '../kernel/result.ts'
import type { AppEnv } from './app-env.ts'

type Refused = Failure<'too_many_requests'> | undefined

/**
 * The general limit of a client, checked before the database is queried. Calls that the storefront makes for itself are
 * not limited.
 */
export const limitCalls =
  ({ countCall }: Services): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const client = readClient(c.req.raw.headers)
    const refused = client === undefined ? undefined : await countCall('call', client)
    return refused ? problem(refused, localeOf(c.req.header('Accept-Language')), c.get('requestId')) : next()
  }

/** The limit of an endpoint, in addition to the general one. */
export const limitEndpoint = async (ctx: Context, { limit }: Endpoint): Promise<Refused> => {
  if (limit === undefined) return undefined
  if (limit !== 'finalize') return ctx.client === undefined ? undefined : ctx.countCall(limit, ctx.client)
  const session = sessionIdOf(ctx.actor)
  return session === undefined ? undefined : countTry(ctx, limit, session)
}
