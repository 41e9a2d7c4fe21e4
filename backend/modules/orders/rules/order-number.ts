const yearInBudapest = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Budapest', year: 'numeric' })

/** `K-2026-000123`. The counter never starts again, so that a number is unique without its year. */
export const orderNumber = (counter: number, placedAt: Date): string =>
  `K-${yearInBudapest.format(placedAt)}-${String(counter).padStart(6, '0')}`
