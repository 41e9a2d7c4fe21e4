import type { MiddlewareHandler } from 'hono'
import { localeOf } from './locale-of.ts'
import { problem } from './problem.ts'
import type { AppEnv } from './app-env.ts'

/** Characters. The longest real address carries the filters of a listing in three thousand characters. */
const longest = 8_000

/** Runs before anything else reads the address. */
export const refuseLongAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.length <= longest) return next()
  return problem({ code: 'address_too_long' }, localeOf(c.req.header('Accept-Language')), c.get('requestId'))
}
