const keyOf = (uuid: string) => `order-proof:${uuid}`

/** The e-mail address that opened an order. It is saved for this tab only, and never in the address of a page. */
export const saveOrderProof = (uuid: string, email: string): void => {
  try {
    sessionStorage.setItem(keyOf(uuid), email)
  } catch {
    // Where the storage is forbidden, the visitor writes the address again.
  }
}

export const readOrderProof = (uuid: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(uuid))
  } catch {
    return null
  }
}

export const clearOrderProof = (uuid: string): void => {
  try {
    sessionStorage.removeItem(keyOf(uuid))
  } catch {
    // Where the storage is forbidden, nothing was saved.
  }
}
