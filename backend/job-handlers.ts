import type { Services } from './kernel/context.ts'
import { sendOrderConfirmation } from './modules/mail/service.ts'
import { refund } from './modules/payments/service.ts'
import { removeUnusedFiles } from './modules/resources/service.ts'
import { sendConfirmation, sendNotice, tellWaiting } from './modules/stock-notifications/service.ts'
import { sendLetter } from './modules/newsletter/service.ts'
import type { JobHandlers } from './ports/jobs/pg-boss-queue.ts'

/** Work after a commit. A handler that throws runs again, so every handler must tolerate a repetition. */
export const createJobHandlers = (services: Services): JobHandlers => ({
  'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(services, orderId),
  refund: ({ refundId }) => refund(services, refundId),
  'restock-confirmation-mail': (data) => sendConfirmation(services, data),
  'restock-back': ({ variantIds }) => tellWaiting(services, variantIds),
  'restock-mail': ({ id }) => sendNotice(services, id),
  'newsletter-mail': (data) => sendLetter(services, data),
  'forget-files': ({ paths }) => removeUnusedFiles(services.db, services.files, paths),
})
