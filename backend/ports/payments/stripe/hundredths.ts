import type { PaymentCurrency } from '../port.ts'

/** Stripe counts forints in fillérs, too, and its payouts take whole forints only. */
const factors: Record<PaymentCurrency, number> = { HUF: 100, EUR: 1 }

/** Minor units as Stripe counts them. */
export const toHundredths = (amount: number, currency: PaymentCurrency): number => amount * factors[currency]

/** @returns minor units; undefined for a part of a forint */
export const fromHundredths = (hundredths: number, currency: PaymentCurrency): number | undefined => {
  const amount = hundredths / factors[currency]
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}
