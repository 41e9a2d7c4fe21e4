import { shopFacts } from '../../configuration/service.ts'
import type { MailSection } from '../mail-content.ts'
import type { Telling } from './telling.ts'

/** A consumer's right: institutions, and who buys in the name of a company, do not have it. Goods and downloads have different rules. */
export const orderWithdrawal = ({ order, shop, locale, hasParcel, hasDownloads, t }: Telling): MailSection[] => {
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
