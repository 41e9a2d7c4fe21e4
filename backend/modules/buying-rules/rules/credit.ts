import type { Currency } from '#contracts/shop.ts'

/** What an organisation may buy on credit. Amounts are gross forints. */
export interface Credit {
  /** The days to pay an invoice. */
  termDays: number
  limit: number
  /** What it owes: invoices that are not paid, and orders that have no invoice yet. */
  open: number
}

/** Negative where the operator has lowered the limit below what is owed. */
export const freeCredit = ({ limit, open }: Credit): number => limit - open

/** One limit over two currencies would move with the rate, whatever the table of methods says. */
export const allowsTransfer = (credit: Credit | null | undefined, currency: Currency): boolean =>
  credit != null && currency === 'HUF'

export const isOverLimit = (credit: Credit, gross: number): boolean => gross > freeCredit(credit)
