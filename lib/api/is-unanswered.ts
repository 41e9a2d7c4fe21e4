import { ApiError } from './api-error.ts'

/** No answer came, or one that does not say what was done: the request may have been carried out all the same. */
export const isUnanswered = (error: Error): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.code === 'service_unavailable' ||
  error.code === 'internal_error'
