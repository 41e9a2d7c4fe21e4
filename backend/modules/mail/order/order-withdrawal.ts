import { shopFacts } from '../../configuration/service.ts'
import type { MailSection } from '../mail-content.ts'
import type { OrderMail } from './order-mail.ts'

/**
 * Consumers have a right of withdrawal; institutions and buyers in the name of a company do not. Goods and downloads
 * have different rules.
 */
export const orderWithdrawal = ({ order, shop, locale, hasParcel, hasDownloads, t }: OrderMail): MailSection[] => {
  if (order.segment === 'b2b' || order.billing.type === 'company') return []
  const { days, sendBackDays, refundDays } = shop.withdrawal
  const goods = {
    email: shop.contact_email,
    days: String(days),
    sendBackDays: String(sendBackDays),
    refundDays: String(refundDays),
  }
  return [
    {
      title: t('withdrawalTitle'),
      lines: [
        ...(hasParcel ? [t('withdrawal', goods)] : []),
        ...(hasDownloads ? [shopFacts(shop, locale)['withdrawal.downloads']] : []),
      ],
    },
  ]
}
