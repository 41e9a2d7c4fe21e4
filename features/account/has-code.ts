import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#lib/api/api-error.ts'

/** Whether the API has refused a call for this reason. */
export const hasCode = (error: Error | null, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code
