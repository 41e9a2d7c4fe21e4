import { z } from 'zod'
import { variantCard } from './variant-cards.ts'
import { email } from './email.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { none, rowId } from './shop-schemas.ts'

const notification = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Null for a book that the shop no longer sells. */
  variant: variantCard.nullable(),
  confirmed: z.boolean(),
  expiresAt: z.string(),
})
export type StockNotification = z.infer<typeof notification>

/** The notifications of a mailbox. The link of a mail proves that the visitor owns the mailbox. */
const ofMailbox = z.object({
  email: z.string(),
  items: z.array(notification),
  /** The notification of this link, as long as it is not confirmed. */
  toConfirm: z.uuid().nullable(),
})

const withToken = z.strictObject({ token: mailToken })

export const stockNotificationEndpoints = {
  'POST /v2.0/stock_notifications': {
    action: 'stock_notifications.request',
    botCheck: 'stock_notification',
    summary:
      'Request one mail when the variant is in stock again. A guest confirms by mail and always gets the same answer.',
    body: z.strictObject({ variantId: rowId, email: z.optional(email) }),
    response: z.object({ status: z.enum(['confirmation_sent', 'confirmed']) }),
    errors: ['item_not_found', 'stock_notification_not_offered'],
  },
  'GET /v2.0/stock_notifications': {
    action: 'stock_notifications.list',
    summary: 'The notifications of the signed-in customer.',
    response: z.object({ items: z.array(notification) }),
  },
  'POST /v2.0/stock_notifications/by_mail': {
    action: 'stock_notifications.open_link',
    summary:
      'The notifications of a mailbox, by the link of a mail. The token is in the body, so that no log contains it.',
    body: withToken,
    response: ofMailbox,
    errors: ['link_not_valid'],
  },
  'POST /v2.0/stock_notifications/confirm': {
    action: 'stock_notifications.open_link',
    summary: 'The guest confirms the notification of the mail.',
    body: withToken,
    response: ofMailbox,
    errors: ['link_not_valid'],
  },
  'DELETE /v2.0/stock_notifications/{id}': {
    action: 'stock_notifications.cancel',
    summary: 'Cancel a notification: one of the signed-in customer, or with the link of a mail one of its mailbox.',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ token: mailToken.optional() }),
    response: none,
    errors: ['not_found', 'link_not_valid'],
  },
} as const satisfies EndpointTable
