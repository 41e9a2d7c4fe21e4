import type { MiddlewareHandler } from 'hono'

const LONGEST_SILENCE_MS = 60_000

/** Answers as a carrier in trouble would, when the address says `?fail=500|timeout|html|truncated`. */
export const failureSwitch: MiddlewareHandler = async (c, next) => {
  switch (c.req.query('fail')) {
    case '500':
      return c.text('Internal Server Error', 500)
    case 'timeout':
      await silence(c.req.raw.signal)
      return c.text('Gateway Timeout', 504)
    case 'html':
      // A page of the content network or of a maintenance window, with status 200 as usual.
      return c.html('<!doctype html><html lang="hu"><title>Karbantartás</title><p>Hamarosan visszatérünk!<br></html>')
    case 'truncated': {
      await next()
      const body = await c.res.text()
      c.res = new Response(body.slice(0, body.length / 2), { headers: c.res.headers })
      return undefined
    }
    default:
      return next()
  }
}

// Ends when the caller hangs up, so that no timer outlives a test.
function silence(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_SILENCE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
