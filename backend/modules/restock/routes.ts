import type { restockEndpoints } from '#contracts/restock.ts'
import type { Handlers } from '../../http/handler.ts'
import { ask } from './ask.ts'
import { cancel, confirm, findByMail, findOwn } from './manage.ts'

export const restockRoutes: Handlers<keyof typeof restockEndpoints> = {
  'POST /v2.0/restock_notifications': (ctx, { body }) => ask(ctx, body),
  'GET /v2.0/restock_notifications': findOwn,
  'POST /v2.0/restock_notifications/by_mail': (ctx, { body }) => findByMail(ctx, body.token),
  'POST /v2.0/restock_notifications/confirm': (ctx, { body }) => confirm(ctx, body.token),
  'DELETE /v2.0/restock_notifications/{id}': (ctx, { params, body }) => cancel(ctx, params.id, body.token),
}
