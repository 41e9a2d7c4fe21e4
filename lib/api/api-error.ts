import type { BrowserCode, ErrorBody, ErrorCode, FieldIssue } from '#contracts/errors.ts'

/** An answer of the API that is not 2xx, or none at all. `code` is a key of `messages/…/errors.json`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | BrowserCode
  readonly params: Record<string, string | number>
  readonly issues: FieldIssue[]
  /** How long the caller had waited, in milliseconds. */
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
