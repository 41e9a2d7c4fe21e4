import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { carriers } from './carriers.ts'
import { failureSwitch } from './simulator/failure-switch.ts'

/**
 * The public point lists of all carriers in their real formats, the same on every start, with ETag and 304. Every
 * address takes `?fail=500|timeout|html|truncated`.
 */
export function createCarrierSimulator(): Hono {
  const app = new Hono()
  app.use(etag(), failureSwitch)
  for (const { simulator } of Object.values(carriers)) app.route('/', simulator.createRoutes())
  return app
}
