import { ApiError } from '#lib/api/api-error.ts'

const key = 'unanswered-order'

/** No answer came, or one that says nothing of the order: it may have arrived all the same. */
export const isUnanswered = (error: Error): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.code === 'service_unavailable' ||
  error.code === 'internal_error'

/** The draft order that was sent last without an answer. */
export const keepUnanswered = (uuid: string): void => {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    // A second press asks as well, as long as the page stays.
  }
}

export const readUnanswered = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const dropUnanswered = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
