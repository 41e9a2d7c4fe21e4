import type { Handlers } from '../../http/handler.ts'
import { downloadItem } from './service.ts'

export const downloadRoutes: Handlers<'POST /orders/{uuid}/items/{id}/file'> = {
  'POST /orders/{uuid}/items/{id}/file': (ctx, { params, body }) =>
    downloadItem(ctx, params.uuid, params.id, body.email),
}
