const key = 'invitation-code'

/** Stands in the query of the registration page for the code of this tab (spec point 4 wants a value there). */
export const savedCode = 'saved'

/**
 * Saves the code of an invitation for this tab, while the visitor signs in or registers. So it is in no address that a
 * server sees. @returns false where the browser forbids the storage
 */
export const saveInvitationCode = (code: string): boolean => {
  try {
    sessionStorage.setItem(key, code)
    return true
  } catch {
    return false
  }
}

export const readInvitationCode = (): string | undefined => {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
