import type { BrowserCode, ErrorBody, ErrorCode, FieldIssue } from '#contracts/errors.ts'

/** What the API answered instead. `code` is a key of `messages/…/errors.json`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | BrowserCode
  readonly params: Record<string, string | number>
  readonly issues: FieldIssue[]
  /** How long the caller had waited for it, in milliseconds. */
  readonly tookMs: number

  constructor(status: number, error: Omit<ErrorBody['error'], 'code'> & { code: ErrorCode | BrowserCode }, tookMs = 0) {
    super(error.code)
    this.name = 'ApiError'
    this.status = status
    this.code = error.code
    this.params = error.params ?? {}
    this.issues = error.issues ?? []
    this.tookMs = tookMs
  }
}

export const readApiError = async (response: Response, tookMs: number): Promise<ApiError> => {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined
  const fallback: ErrorCode =
    response.status === 404 ? 'not_found' : response.status < 500 ? 'malformed_body' : 'service_unavailable'
  return new ApiError(response.status, body?.error ?? { code: fallback, message: '', requestId: '' }, tookMs)
}
