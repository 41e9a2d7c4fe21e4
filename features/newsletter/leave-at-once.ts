import 'server-only'
import { storefrontEnv } from '#lib/env/storefront.ts'

/**
 * A mail program unsubscribes its user with one POST (RFC 8058). The request comes from no page of the shop and has no
 * cookie; it has only the token in the address. An address that is already unsubscribed gets the same answer.
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
