const key = 'unanswered-order'

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
