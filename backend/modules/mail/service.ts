import type { Services } from '../../kernel/context.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findInvoiceForMail } from '../invoices/service.ts'
import { findDetailForMail, presentDetail } from '../order-details/service.ts'
import { findNotified } from '../organizations/service.ts'
import { findOrderById } from '../orders/service.ts'
import { sameMailbox } from '../orders/rules/same-mailbox.ts'
import { findWithdrawalForMail } from '../withdrawals/service.ts'
import {
  accountExists,
  type AccountFacts,
  type ChangedFacts,
  type ConfirmationFacts,
  credentialChanged,
  emailChangeConfirmation,
  emailChangeNotice,
  emailTaken,
  goodbye,
  type LinkFacts,
  noAccount,
  passwordChanged,
  passwordReset,
  registrationConfirmation,
  type RegistrationFacts,
} from './account-mails.ts'
import { type ApprovalFacts, approvalMail } from './approval-mail.ts'
import { type BotCodeFacts, botCodeMail } from './bot-code-mail.ts'
import { type InvitationFacts, invitationMail } from './invitation-mail.ts'
import { invoiceMail } from './invoice-mail.ts'
import type { MailContent } from './mail-content.ts'
import { type OrganizationNewsFacts, organizationNewsMail } from './organization-mail.ts'
import { newsletterConfirmation, type NewsletterFacts, newsletterWelcome, oneClickUrl } from './newsletter-mails.ts'
import { type OfferNewsFacts, offerNewsMail } from './offer-mail.ts'
import { orderConfirmation } from './order/order-confirmation.ts'
import { orderNewsMail } from './order/order-news.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import {
  stockNotificationConfirmation,
  type StockNotificationFacts,
  stockNotificationMail,
  stockNotificationReminder,
} from './stock-notification-mails.ts'
import { sendOnce } from './send-once.ts'
import { withdrawalAcceptedMail } from './order/withdrawal-accepted-mail.ts'
import { withdrawalMail } from './order/withdrawal-mail.ts'

interface Address {
  /** The key of the mark in the table of sent mails. */
  key: string
  to: string
  unsubscribeUrl?: string
}

/** The order of an erased customer names no address any more: then there is nobody to write to. */
const send = async (services: Services, address: Address, content: MailContent): Promise<void> => {
  if (address.to === '') return
  await sendOnce(services, {
    ...address,
    subject: content.subject,
    html: await renderHtml(content),
    text: renderText(content),
  })
}

/** The facts about the shop that every mail needs. */
const sender = async ({ db, settings }: Services) => ({
  publicUrl: settings.publicUrl,
  shop: await readConfiguration(db),
})

export const sendOrderConfirmation = async (services: Services, orderId: number): Promise<void> => {
  const found = await findDetailForMail(services, orderId)
  if (!found) throw new Error(`There is no order ${orderId} to confirm`)
  const { order, detail } = found
  const content = orderConfirmation({ order: detail, locale: order.locale, ...(await sender(services)) })
  await send(services, { key: `order-confirmation-${order.id}`, to: order.contact.email }, content)
  for (const { id, email } of await findNotified(services.db, order))
    await send(services, { key: `order-confirmation-${order.id}-${id}`, to: email }, content)
}

export const sendOrderNews = async (
  services: Services,
  { orderId, news, shipment }: Jobs['order-news-mail'],
): Promise<void> => {
  const found = await findDetailForMail(services, orderId)
  if (!found) throw new Error(`There is no order ${orderId} to tell of`)
  const { order, detail } = found
  const content = orderNewsMail({ order: detail, news, shipment, locale: order.locale, ...(await sender(services)) })
  await send(
    services,
    { key: ['order', news, order.id, shipment].filter(Boolean).join('-'), to: order.contact.email },
    content,
  )
}

export const sendInvoiceMail = async (services: Services, invoiceId: number): Promise<void> => {
  const found = await findInvoiceForMail(services, invoiceId)
  if (!found) throw new Error(`There is no invoice ${invoiceId} to send`)
  const { locale, invoice, order } = found
  const { uuid, number, offerNumber, contact } = order
  const content = invoiceMail({
    locale,
    invoice,
    order: { uuid, number, offerNumber, firstName: contact.firstName },
    ...(await sender(services)),
  })
  await send(services, { key: `invoice-${invoiceId}`, to: contact.email }, content)
}

/** To the address that the withdrawal names, and to that of the order: nobody withdraws behind the buyer's back. */
export const sendWithdrawalMail = async (
  services: Services,
  { withdrawalId, news }: Jobs['withdrawal-mail'],
): Promise<void> => {
  const found = await findWithdrawalForMail(services.db, withdrawalId)
  const order = found && (await findOrderById(services, found.orderId))
  if (!order) throw new Error(`There is no withdrawal ${withdrawalId} to tell of`)
  const { locale, declaredAt } = found
  const mail = news === 'declared' ? withdrawalMail : withdrawalAcceptedMail
  const content = mail({
    order: await presentDetail({ ...services, locale }, order),
    locale,
    withdrawal: { ...found, declaredAt: declaredAt.toISOString(), declaredOn: shopDay(declaredAt) },
    ...(await sender(services)),
  })
  const key = news === 'declared' ? `withdrawal-${withdrawalId}` : `withdrawal-accepted-${withdrawalId}`
  await send(services, { key, to: found.email }, content)
  if (!sameMailbox(found.email, order.contact.email))
    await send(services, { key: `${key}-buyer`, to: order.contact.email }, content)
}

type Facts<All> = Omit<All, 'publicUrl' | 'shop'>

export const sendStockNotificationConfirmation = async (
  services: Services,
  address: Address,
  facts: Facts<StockNotificationFacts>,
): Promise<void> => send(services, address, stockNotificationConfirmation({ ...facts, ...(await sender(services)) }))

export const sendStockNotificationReminder = async (
  services: Services,
  address: Address,
  facts: Facts<StockNotificationFacts>,
): Promise<void> => send(services, address, stockNotificationReminder({ ...facts, ...(await sender(services)) }))

export const sendStockNotification = async (
  services: Services,
  address: Address,
  facts: Facts<StockNotificationFacts>,
): Promise<void> => send(services, address, stockNotificationMail({ ...facts, ...(await sender(services)) }))

export const sendNewsletterConfirmation = async (
  services: Services,
  address: Address,
  facts: Facts<NewsletterFacts>,
): Promise<void> => send(services, address, newsletterConfirmation({ ...facts, ...(await sender(services)) }))

export const sendNewsletterWelcome = async (
  services: Services,
  address: Address,
  facts: Facts<NewsletterFacts>,
): Promise<void> => {
  const all = { ...facts, ...(await sender(services)) }
  await send(services, { ...address, unsubscribeUrl: oneClickUrl(all) }, newsletterWelcome(all))
}

type Linked = Facts<LinkFacts>
type Plain = Facts<AccountFacts>

export const sendRegistrationConfirmation = async (
  services: Services,
  address: Address,
  facts: Linked & ConfirmationFacts,
) => send(services, address, registrationConfirmation({ ...facts, ...(await sender(services)) }))

export const sendAccountExists = async (services: Services, address: Address, facts: Plain & RegistrationFacts) =>
  send(services, address, accountExists({ ...facts, ...(await sender(services)) }))

export const sendCredentialChanged = async (
  services: Services,
  address: Address,
  facts: Facts<Parameters<typeof credentialChanged>[0]>,
) => send(services, address, credentialChanged({ ...facts, ...(await sender(services)) }))

export const sendPasswordReset = async (services: Services, address: Address, facts: Linked) =>
  send(services, address, passwordReset({ ...facts, ...(await sender(services)) }))

export const sendNoAccount = async (services: Services, address: Address, facts: Plain) =>
  send(services, address, noAccount({ ...facts, ...(await sender(services)) }))

export const sendPasswordChanged = async (services: Services, address: Address, facts: Facts<ChangedFacts>) =>
  send(services, address, passwordChanged({ ...facts, ...(await sender(services)) }))

export const sendEmailChange = async (services: Services, address: Address, facts: Linked) =>
  send(services, address, emailChangeConfirmation({ ...facts, ...(await sender(services)) }))

export const sendEmailTaken = async (services: Services, address: Address, facts: Plain) =>
  send(services, address, emailTaken({ ...facts, ...(await sender(services)) }))

export const sendEmailNotice = async (services: Services, address: Address, facts: Plain & { email: string }) =>
  send(services, address, emailChangeNotice({ ...facts, ...(await sender(services)) }))

export const sendGoodbye = async (services: Services, address: Address, facts: Plain) =>
  send(services, address, goodbye({ ...facts, ...(await sender(services)) }))

export const sendInvitation = async (
  services: Services,
  address: Address,
  facts: Omit<InvitationFacts, 'publicUrl' | 'shop'>,
) => send(services, address, invitationMail({ ...facts, ...(await sender(services)) }))

export const sendOrganizationNews = async (services: Services, address: Address, facts: Facts<OrganizationNewsFacts>) =>
  send(services, address, organizationNewsMail({ ...facts, ...(await sender(services)) }))

export const sendApprovalNews = async (services: Services, address: Address, facts: Facts<ApprovalFacts>) =>
  send(services, address, approvalMail({ ...facts, ...(await sender(services)) }))
export const sendOfferNews = async (services: Services, address: Address, facts: Facts<OfferNewsFacts>) =>
  send(services, address, offerNewsMail({ ...facts, ...(await sender(services)) }))

export const sendBotCode = async (services: Services, address: Address, facts: Facts<BotCodeFacts>) =>
  send(services, address, botCodeMail({ ...facts, ...(await sender(services)) }))
