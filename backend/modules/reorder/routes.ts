import type { reorderEndpoints } from '#contracts/reorder.ts'
import type { Handlers } from '../../http/handler.ts'
import { reorder } from './service.ts'

export const reorderRoutes: Handlers<keyof typeof reorderEndpoints> = {
  'POST /orders/{uuid}/reorder': (ctx, { params, body }) => reorder(ctx, params.uuid, body.email),
}
