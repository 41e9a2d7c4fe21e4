import { openPayment as real } from '#backend/modules/checkout/start-payment.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/checkout/start-payment.ts'

export const openPayment: typeof real = (...args) => {
  reach(3)
  return real(...args)
}
