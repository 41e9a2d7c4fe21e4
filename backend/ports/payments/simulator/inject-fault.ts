import type { MiddlewareHandler } from 'hono'

/** Spoils the answers of an API as the settings say. Faults that only one provider knows pass unspoilt. */
export function injectFault(settings: { fault: string }): MiddlewareHandler {
  return async (c, next) => {
    const { fault } = settings
    if (fault === 'down') return c.text('Service Unavailable', 503)
    await next()
    // From here on the call has taken effect; only its answer suffers.
    if (fault === 'lost-answer') c.res = new Response('Bad Gateway', { status: 502 })
    if (fault === 'malformed') c.res = new Response('<html>', c.res)
    if (fault === 'hang') await new Promise<void>((resolve) => setTimeout(resolve, 60_000).unref())
  }
}
