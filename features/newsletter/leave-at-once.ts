import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'

/**
 * A mail program leaves the list for its reader with one POST (RFC 8058). It comes from no page of ours and brings no
 * cookie: the token of the address is all there is. Who has left already gets the same answer.
 */
export const leaveAtOnce = async (token: string): Promise<Response> => {
  const answer = await fetch(`${storefrontEnv().API_BASE_URL}/v2.0/subscriptions/unsubscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  const isDone = answer !== undefined && answer.status < 500
  return new Response(null, { status: isDone ? 200 : 503, headers: { 'Cache-Control': 'private, no-store' } })
}
