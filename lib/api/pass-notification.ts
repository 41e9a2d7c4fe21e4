import 'server-only'
import { passToBackend } from './pass-to-backend.ts'
import { pickHeaders } from './pick-headers.ts'

/**
 * Passes a notification of a payment provider on. It is the only changing call that comes from no page of the shop. It
 * has no session. The backend checks its signature, which covers the bytes of the body, so the body is passed
 * unchanged.
 */
export const passNotification = async (request: Request, provider: string): Promise<Response> => {
  const headers = pickHeaders(request.headers, ['content-type', 'signature', 'user-agent', 'x-client-ip'])
  const answer = await passToBackend(`/payments/${encodeURIComponent(provider)}/notification`, {
    method: 'POST',
    headers,
    body: await request.arrayBuffer(),
  })
  const sent = pickHeaders(answer.headers, ['content-type', 'signature', 'retry-after'])
  sent.set('Cache-Control', 'private, no-store')
  return new Response(answer.body, { status: answer.status, headers: sent })
}
