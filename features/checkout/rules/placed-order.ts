const key = 'placed-order'

/** The order that this tab placed last, for who comes back to the checkout by the browser's back button. */
export const keepPlacedOrder = (uuid: string): void => {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    // Only a link is lost; the order is in the confirmation mail too.
  }
}

export const readPlacedOrder = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
