const keyOf = (uuid: string) => `order-proof:${uuid}`

/** The e-mail address that opened an order: in this tab only, and never in an address. */
export const keepOrderProof = (uuid: string, email: string): void => {
  try {
    sessionStorage.setItem(keyOf(uuid), email)
  } catch {
    // Without storage the check comes again.
  }
}

export const readOrderProof = (uuid: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(uuid))
  } catch {
    return null
  }
}

export const dropOrderProof = (uuid: string): void => {
  try {
    sessionStorage.removeItem(keyOf(uuid))
  } catch {
    // As above.
  }
}
