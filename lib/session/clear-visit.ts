/** Removes what was typed into forms in this tab, the order before its payment, and the addresses that have opened orders. */
export const clearVisit = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // A browser that forbids the storage has stored nothing.
  }
}
