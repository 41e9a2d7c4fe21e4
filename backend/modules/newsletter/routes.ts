import type { newsletterEndpoints } from '#contracts/newsletter.ts'
import type { Handlers } from '../../http/handler.ts'
import { requestNewsletter, confirm, findByMail, findOwn, leave, leaveByMail } from './manage.ts'

export const newsletterRoutes: Handlers<keyof typeof newsletterEndpoints> = {
  'POST /v2.0/subscriptions': (ctx, { body }) => requestNewsletter(ctx, body),
  'GET /v2.0/me/subscription': findOwn,
  'POST /v2.0/subscriptions/by_mail': (ctx, { body }) => findByMail(ctx, body.token),
  'POST /v2.0/subscriptions/confirm': (ctx, { body }) => confirm(ctx, body.token),
  'POST /v2.0/subscriptions/unsubscribe': (ctx, { body }) => leaveByMail(ctx, body.token),
  'DELETE /v2.0/subscriptions/{email}': (ctx, { params, body }) => leave(ctx, params.email, body.token),
}
