import type { MiddlewareHandler } from 'hono'
import type { Settings } from './settings.ts'

/** Spoils the answers of /payment/v2 as the settings say. */
export function injectFault(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    const { fault } = settings
    if (fault === 'down') return c.text('Service Unavailable', 503)
    await next()
    // From here on the call has taken effect; only its answer suffers.
    if (fault === 'lost-answer') c.res = new Response('Bad Gateway', { status: 502 })
    if (fault === 'malformed') c.res = new Response('<html>', c.res)
    if (fault === 'unsigned') c.res.headers.delete('Signature')
    if (fault === 'badly-signed') c.res.headers.set('Signature', 'A'.repeat(64))
    if (fault === 'hang') await new Promise<void>((resolve) => setTimeout(resolve, 60_000).unref())
  }
}
