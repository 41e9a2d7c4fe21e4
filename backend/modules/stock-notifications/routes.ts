import type { stockNotificationEndpoints } from '#contracts/stock-notifications.ts'
import type { Handlers } from '../../http/handler.ts'
import { requestNotification } from './request.ts'
import { cancel, confirm, findByMail, findOwn } from './manage.ts'

export const stockNotificationRoutes: Handlers<keyof typeof stockNotificationEndpoints> = {
  'POST /v2.0/stock_notifications': (ctx, { body }) => requestNotification(ctx, body),
  'GET /v2.0/stock_notifications': findOwn,
  'POST /v2.0/stock_notifications/by_mail': (ctx, { body }) => findByMail(ctx, body.token),
  'POST /v2.0/stock_notifications/confirm': (ctx, { body }) => confirm(ctx, body.token),
  'DELETE /v2.0/stock_notifications/{id}': (ctx, { params, body }) => cancel(ctx, params.id, body.token),
}
