import type { MiddlewareHandler } from 'hono'
import type { Settings } from './settings.ts'

/** The faults that only signed answers can have. */
export function spoilSignature(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (settings.fault === 'unsigned') c.res.headers.delete('Signature')
    if (settings.fault === 'badly-signed') c.res.headers.set('Signature', 'A'.repeat(64))
  }
}
