import type { Services } from '../../http/context.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findDetailForMail } from '../orders/service.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { sendOnce } from './send-once.ts'

/** Under this key the confirmation of an order is marked as sent. */
const confirmationKey = (orderId: number): string => `order-confirmation-${orderId}`

export const sendOrderConfirmation = async (services: Services, orderId: number): Promise<void> => {
  const found = await findDetailForMail(services, orderId)
  if (!found) throw new Error(`There is no order ${orderId} to confirm`)
  const { order, detail } = found
  const shop = await readConfiguration(services.db)
  const content = orderConfirmation({ order: detail, locale: order.locale, publicUrl: services.settings.publicUrl, shop })
  await sendOnce(services, {
    key: confirmationKey(order.id),
    to: order.contact.email,
    subject: content.subject,
    html: await renderHtml(content),
    text: renderText(content),
  })
}
