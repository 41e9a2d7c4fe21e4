import type { ErrorBody, ErrorCode } from '#contracts/errors.ts'
import { ApiError } from './api-error.ts'

export const readApiError = async (response: Response, tookMs: number): Promise<ApiError> => {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined
  const fallback: ErrorCode =
    response.status === 404 ? 'not_found' : response.status < 500 ? 'malformed_body' : 'service_unavailable'
  return new ApiError(response.status, body?.error ?? { code: fallback, message: '', requestId: '' }, tookMs)
}
