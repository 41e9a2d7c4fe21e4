import { type ErrorBody, type ErrorCode, errorStatus } from '#contracts/errors.ts'
import type { Locale } from '#contracts/shop.ts'
import { errorMessage } from './error-message.ts'
import type { Failure } from './result.ts'

/** The one shape of every error answer, with its message in the caller's language. */
export const problem = (failure: Failure | { code: ErrorCode }, locale: Locale, requestId: string): Response => {
  const { code, field, params, issues } = { field: undefined, params: undefined, issues: undefined, ...failure }
  const body: ErrorBody = {
    error: {
      code,
      message: errorMessage(code, locale, params),
      ...(field && { field }),
      ...(params && { params }),
      ...(issues && { issues }),
      requestId,
    },
  }
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (typeof params?.retryAfter === 'number') headers.set('Retry-After', String(params.retryAfter))
  return Response.json(body, { status: errorStatus[code], headers })
}
