import { type ErrorBody, type ErrorCode, errorStatus } from '#contracts/errors.ts'
import type { Locale } from '#contracts/shop.ts'
import { errorMessage } from './error-message.ts'
import type { Failure } from '../kernel/result.ts'

type Refused = Failure | { code: ErrorCode }

/** The API's error body, with the message in the caller's language. */
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

/** The error as an answer, with the status of its code, and with `Retry-After` where a later try may succeed. */
export const problem = (failure: Refused, locale: Locale, requestId: string): Response => {
  const { code, params } = { params: undefined, ...failure }
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (typeof params?.retryAfter === 'number') headers.set('Retry-After', String(params.retryAfter))
  return Response.json(problemBody(failure, locale, requestId), { status: errorStatus[code], headers })
}
