const key = 'placed-order'

/** The last order of this tab, for a visitor who comes back to the checkout by the button of the browser. */
export const savePlacedOrder = (uuid: string): void => {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    // Only a link is lost: the order stands in the confirmation mail too.
  }
}

export const readPlacedOrder = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
