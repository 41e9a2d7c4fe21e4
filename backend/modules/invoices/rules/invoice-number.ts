/** `SZ-2026-000123`. The counter begins again with each year and has no gap. */
export const invoiceNumber = (year: number, counter: number): string => `SZ-${year}-${String(counter).padStart(6, '0')}`
