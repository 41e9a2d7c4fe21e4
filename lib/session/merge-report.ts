import type { CartReport } from '#contracts/cart-report.ts'

const key = 'cart-merge'

/** Kept over the full load of the page that follows a sign-in, in this tab only. */
export const keepMergeReport = (report: CartReport): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(report))
  } catch {
    // Storage is full or switched off: the carts are merged all the same.
  }
}

/** As text, so that a store can compare it. Null where nothing is kept. */
export const readMergeReport = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export const dropMergeReport = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was not kept either.
  }
}
