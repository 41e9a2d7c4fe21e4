import 'server-only'
import { passToBackend } from './pass-to-backend.ts'
import { pickHeaders } from './pick-headers.ts'

/**
 * Passes a notification of a payment provider on. It is the only changing call that comes from no page of the shop. It
 * has no session. The backend checks its signature, which covers the bytes of the body, so the body is passed
 * unchanged, and so is the query.
 */
export const passNotification = async (request: Request, provider: string): Promise<Response> => {
  const headers = pickHeaders(request.headers, [
    'content-type',
    'signature',
    'stripe-signature',
    'user-agent',
    'x-client-ip',
  ])
  const { search } = new URL(request.url)
  const answer = await passToBackend(`/payments/${encodeURIComponent(provider)}/notification${search}`, {
    method: 'POST',
    headers,
    body: await request.arrayBuffer(),
  })
  const sent = pickHeaders(answer.headers, ['content-type', 'signature', 'retry-after'])
  sent.set('Cache-Control', 'private, no-store')
  return new Response(answer.body, { status: answer.status, headers: sent })
}
