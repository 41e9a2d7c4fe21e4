import { reserve as real } from '#backend/modules/stock/service.ts'
import { reach } from './failpoints.ts'

export * from '#backend/modules/stock/service.ts'

export const reserve: typeof real = async (...args) => {
  const reserved = await real(...args)
  reach(2)
  return reserved
}
