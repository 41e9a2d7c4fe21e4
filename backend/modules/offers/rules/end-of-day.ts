import { shopDay } from '../../catalog/rules/shop-day.ts'

const hourMs = 3_600_000

/** The midnight that ends a day of the shop, whether Budapest has summer time then or not. @param day `2026-12-06` */
export const endOfDay = (day: string): Date => {
  const midnight = new Date(`${day}T00:00:00Z`).getTime() + 24 * hourMs
  const summer = new Date(midnight - 2 * hourMs)
  return shopDay(summer) === day ? new Date(midnight - hourMs) : summer
}
