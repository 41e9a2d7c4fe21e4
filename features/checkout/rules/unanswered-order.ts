import { ApiError } from '#lib/api/api-error.ts'

const key = 'unanswered-order'

/** No answer came, or an answer that says nothing of the order: the order may have arrived all the same. */
export const isUnanswered = (error: Error): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.code === 'service_unavailable' ||
  error.code === 'internal_error'

/** The draft order that was sent last without an answer. */
export const saveUnanswered = (uuid: string): void => {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    // As long as the page stays open, a second press of the button finds out too.
  }
}

export const readUnanswered = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const clearUnanswered = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where the storage is forbidden, nothing was saved.
  }
}
