import { shopDay } from '../../catalog/rules/shop-day.ts'

/** `A-2026-0114`. The counter never starts again, so that a number is unique without its year. */
export const offerNumber = (counter: number, requestedAt: Date): string =>
  `A-${shopDay(requestedAt).slice(0, 4)}-${String(counter).padStart(4, '0')}`
