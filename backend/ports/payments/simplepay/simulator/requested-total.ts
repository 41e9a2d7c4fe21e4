import type { PaymentCurrency } from '../../port.ts'
import { parseTotal } from '../../amounts.ts'
import type { Message } from './signed-call.ts'

/** What a start asks for, in minor units. `total` is ignored when `items` are given. */
export function requestedTotal(message: Message, currency: PaymentCurrency): { amount: number } | { refusal: number } {
  const items = Array.isArray(message.items) ? (message.items as Message[]) : []
  if (items.length === 0) {
    const amount = parseTotal(message.total, currency)
    return amount ? { amount } : { refusal: 5324 }
  }

  let sum = (parseTotal(message.shippingCost ?? 0, currency) ?? 0) - (parseTotal(message.discount ?? 0, currency) ?? 0)
  for (const { title, price, amount } of items) {
    const unitPrice = parseTotal(price, currency)
    if (!title) return { refusal: 5313 }
    if (!unitPrice) return { refusal: 5314 }
    if (!Number.isInteger(Number(amount)) || Number(amount) < 1) return { refusal: 5315 }
    sum += unitPrice * Number(amount)
  }
  return sum > 0 ? { amount: sum } : { refusal: 5324 }
}
