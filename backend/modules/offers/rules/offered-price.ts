import type { Amount } from '#contracts/money.ts'

/**
 * An offer begins with net prices, so here the gross price follows: in integers, half a minor unit up.
 * @param vatRate percent
 */
export const withVat = (net: number, vatRate: number): Amount => ({
  net,
  gross: Math.floor((net * (100 + vatRate) * 2 + 100) / 200),
})

/** @param percent what is taken off */
export const discounted = (net: number, percent: number): number => Math.round((net * (100 - percent)) / 100)
