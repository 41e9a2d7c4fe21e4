import type { Handlers } from '../../http/handler.ts'
import { declareWithdrawal } from './declare.ts'

export const withdrawalRoutes: Handlers<'POST /orders/{uuid}/withdrawals'> = {
  'POST /orders/{uuid}/withdrawals': (ctx, { params, body }) => declareWithdrawal(ctx, params.uuid, body),
}
