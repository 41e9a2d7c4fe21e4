import type { Currency } from '#contracts/shop.ts'

/**
 * What is due in cash. There are no coins of one and two forints: the sum to pay (not its parts) is rounded to the
 * nearest five (Act III of 2008). By card, and in other currencies, the sum itself is due.
 */
export const cashAmount = (amountMinor: number, currency: Currency): number =>
  currency === 'HUF' ? Math.round(amountMinor / 5) * 5 : amountMinor
