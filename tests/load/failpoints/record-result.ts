import { recordResult as real } from '#backend/modules/checkout/record-result.ts'
import { reach } from './failpoints.ts'

export const recordResult: typeof real = async (ctx, payment, state) => {
  if (state.result === 'SUCCESSFUL') reach(8)
  const result = await real(ctx, payment, state)
  if (result === 'SUCCESSFUL') reach(11)
  return result
}
