import { finalizeOrder as real } from '#backend/modules/orders/lifecycle.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/orders/lifecycle.ts'

export const finalizeOrder: typeof real = async (...args) => {
  await real(...args)
  reach(10)
}
