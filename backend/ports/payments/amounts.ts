import type { PaymentCurrency } from './port.ts'

const decimals: Record<PaymentCurrency, number> = { HUF: 0, EUR: 2 }

/** Minor units as providers write them: HUF whole, EUR with two decimals after a dot. */
export function formatTotal(amount: number, currency: PaymentCurrency): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not an amount in minor units: ${amount}`)
  const places = decimals[currency]
  if (places === 0) return String(amount)
  const digits = String(amount).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A provider's total (a number or a string) in minor units; undefined if it does not fit the currency. */
export function parseTotal(total: unknown, currency: PaymentCurrency): number | undefined {
  if (typeof total !== 'number' && typeof total !== 'string') return undefined
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(total))
  if (!match) return undefined
  const places = decimals[currency]
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  return fraction.length > places ? undefined : Number(match[1] + fraction.padEnd(places, '0'))
}
