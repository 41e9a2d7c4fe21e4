import { type ErrorBody, type ErrorCode, errorStatus } from '#contracts/errors.ts'
import type { Locale } from '#contracts/shop.ts'
import { errorMessage } from './error-message.ts'
import type { Failure } from '../kernel/result.ts'

type Refused = Failure | { code: ErrorCode }

/** The one shape of every error answer, with its message in the caller's language. */
export const problemBody = (failure: Refused, locale: Locale, requestId: string): ErrorBody => {
  const { code, field, params, issues } = { field: undefined, params: undefined, issues: undefined, ...failure }
  return {
    error: {
      code,
      message: errorMessage(code, locale, params),
      ...(field && { field }),
      ...(params && { params }),
      ...(issues && { issues }),
      requestId,
    },
  }
}

/** The same as an answer: with the status of its code, and `Retry-After` where waiting helps. */
export const problem = (failure: Refused, locale: Locale, requestId: string): Response => {
  const { code, params } = { params: undefined, ...failure }
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (typeof params?.retryAfter === 'number') headers.set('Retry-After', String(params.retryAfter))
  return Response.json(problemBody(failure, locale, requestId), { status: errorStatus[code], headers })
}
