import type { Services } from './kernel/context.ts'
import {
  sendChangedMail,
  sendEmailChangeMail,
  sendEmailChangeNotice,
  sendRegistrationMail,
  sendResetMail,
} from './modules/accounts/service.ts'
import { measureOrder } from './modules/analytics/service.ts'
import { sendCodeMail } from './modules/bot-codes/service.ts'
import { sendCredentialMail } from './modules/credentials/service.ts'
import { tellProvider } from './modules/identities/service.ts'
import { sendInvitationMail } from './modules/invitations/service.ts'
import { followOrder } from './modules/invoices/service.ts'
import { sendInvoiceMail, sendOrderConfirmation, sendOrderNews, sendWithdrawalMail } from './modules/mail/service.ts'
import { refund } from './modules/payments/service.ts'
import { sendGoodbyeMail } from './modules/personal-data/service.ts'
import { sendApprovalMail } from './modules/approvals/service.ts'
import { sendOrganizationMail } from './modules/organization-registrations/service.ts'
import { sendOfferMail } from './modules/offers/service.ts'
import { removeUnusedFiles } from './modules/resources/service.ts'
import { sendConfirmation, sendNotification, notifyWaiting } from './modules/stock-notifications/service.ts'
import { sendLetter } from './modules/newsletter/service.ts'
import type { JobHandlers } from './ports/jobs/pg-boss-queue.ts'

/** Work after a commit. A handler that throws runs again, so every handler must tolerate a repetition. */
export const createJobHandlers = (services: Services): JobHandlers => ({
  'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(services, orderId),
  'order-news-mail': (data) => sendOrderNews(services, data),
  'order-invoices': ({ orderId }) => followOrder(services, orderId),
  'order-analytics': ({ orderId }) => measureOrder(services, orderId),
  'invoice-mail': ({ invoiceId }) => sendInvoiceMail(services, invoiceId),
  'withdrawal-mail': (data) => sendWithdrawalMail(services, data),
  refund: ({ refundId }) => refund(services, refundId),
  'stock-notification-confirmation-mail': (data) => sendConfirmation(services, data),
  'stock-returned': ({ variantIds }) => notifyWaiting(services, variantIds),
  'stock-notification-mail': ({ id }) => sendNotification(services, id),
  'newsletter-mail': (data) => sendLetter(services, data),
  'registration-mail': ({ id }) => sendRegistrationMail(services, id),
  'password-reset-mail': ({ id }) => sendResetMail(services, id),
  'password-changed-mail': (data) => sendChangedMail(services, data),
  'email-change-mail': ({ id }) => sendEmailChangeMail(services, id),
  'email-change-notice': ({ id }) => sendEmailChangeNotice(services, id),
  'goodbye-mail': ({ id }) => sendGoodbyeMail(services, id),
  'credential-mail': (data) => sendCredentialMail(services, data),
  'revoke-credential': ({ id }) => tellProvider(services, id),
  'bot-code-mail': ({ id }) => sendCodeMail(services, id),
  'invitation-mail': ({ id }) => sendInvitationMail(services, id),
  'organization-mail': (data) => sendOrganizationMail(services, data),
  'approval-mail': (data) => sendApprovalMail(services, data),
  'offer-mail': (data) => sendOfferMail(services, data),
  'delete-files': ({ paths }) => removeUnusedFiles(services.db, services.files, paths),
})
