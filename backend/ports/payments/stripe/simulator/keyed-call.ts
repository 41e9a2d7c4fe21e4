import type { Context, MiddlewareHandler } from 'hono'
import { sandboxAccount } from './sandbox-account.ts'

export class Refused extends Error {
  readonly status: 400 | 401 | 404
  readonly error: { type: string; code?: string; param?: string; message: string }

  constructor(status: Refused['status'], error: Omit<Refused['error'], 'type'> & { type?: string }) {
    super(error.message)
    this.status = status
    this.error = { type: 'invalid_request_error', ...error }
  }
}

/** The form in which Stripe refuses. */
export const refusalOf = (c: Context, { error, status }: Refused): Response => c.json({ error }, status)

export const requireKey: MiddlewareHandler = async (c, next) => {
  if (c.req.header('authorization') !== `Bearer ${sandboxAccount.secretKey}`)
    return refusalOf(c, new Refused(401, { message: 'Invalid API Key provided' }))
  return next()
}

interface Answered {
  request: string
  status: number
  body: string
}

/** A repeated POST with the same key gets the answer of the first; with another body it is refused. */
export const answerOnce = (): MiddlewareHandler => {
  const answered = new Map<string, Answered>()
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || key === undefined) return next()
    const request = `${c.req.path} ${await c.req.raw.clone().text()}`
    const before = answered.get(key)
    if (before?.request === request) {
      const headers = { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' }
      return new Response(before.body, { status: before.status, headers })
    }
    if (before) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return refusalOf(c, new Refused(400, { type: 'idempotency_error', message }))
    }
    await next()
    answered.set(key, { request, status: c.res.status, body: await c.res.clone().text() })
  }
}
