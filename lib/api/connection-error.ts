import { ApiError } from './api-error.ts'

/** The code for a failed connection. A browser without a network knows that the shop is not the cause. */
export const connectionErrorCode = () => (navigator.onLine ? 'service_unavailable' : 'offline')

/** @param tookMs how long the caller had waited, in milliseconds */
export const connectionError = (tookMs = 0): ApiError =>
  new ApiError(0, { code: connectionErrorCode(), message: '', requestId: '' }, tookMs)
