import { getPathname } from '#contracts/page-address.ts'
import type { Amount } from '#contracts/money.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { AccountFacts } from './account-mails.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import { translator } from './translate.ts'

export interface ApprovalFacts extends AccountFacts {
  news: 'requested' | 'approved' | 'refused'
  /** Of the requester. */
  name: string
  message: string
  reason: string | null
  total: Amount
  currency: Currency
  copies: number
  orderUuid: string | null
}

/** A cart waits for the masters, or its requester learns what they have decided. */
export const approvalMail = (facts: ApprovalFacts): MailContent => {
  const { locale, publicUrl, news, name, message, reason, total, currency, copies, orderUuid } = facts
  const t = translator(locale)
  const values = { name, copies: String(copies), total: formatPrice(total.gross, currency, locale) }
  const text = t(`approval.${news}.text`, values)
  const href = orderUuid
    ? ({ pathname: '/customer/orders/[id]/details/view', params: { id: orderUuid } } as const)
    : ('/organization/approvals' as const)
  return plainMail(facts, {
    subject: t(`approval.${news}.subject`, values),
    title: t(`approval.${news}.title`, values),
    preheader: text,
    paragraphs: [
      text,
      ...(news === 'requested' && message ? [t('approval.message', { message })] : []),
      ...(reason === null ? [] : [t('organization.reason', { reason })]),
    ],
    link: { label: t(`approval.${news}.link`), url: publicUrl + getPathname({ href, locale }) },
  })
}
