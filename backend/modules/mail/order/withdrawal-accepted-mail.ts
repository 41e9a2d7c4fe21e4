import { formatPrice } from '#lib/format/format-price.ts'
import type { MailContent } from '../mail-content.ts'
import { plainMail } from '../plain-mail.ts'
import { translator } from '../translate.ts'
import { orderLink, returnedItems, returnedLines, type WithdrawalFacts } from './withdrawal-mail.ts'

/** Tells that the shop has accepted a withdrawal, what it gives back, and how. */
export const withdrawalAcceptedMail = (facts: WithdrawalFacts): MailContent => {
  const { order, locale, shop, withdrawal } = facts
  const { number, name, refundBy, amount } = withdrawal
  if (refundBy === null || amount === null) throw new Error(`Withdrawal ${number} is not accepted`)
  const t = translator(locale)
  const text = t(`withdrawalAcceptedMail.${refundBy}`, {
    amount: formatPrice(amount, order.currency, locale),
    email: shop.contact_email,
  })
  return plainMail(facts, {
    subject: t('withdrawalAcceptedMail.subject', { number }),
    preheader: text,
    title: t('withdrawalAcceptedMail.title'),
    paragraphs: [t('greeting', { name }), t('withdrawalAcceptedMail.text', { order: order.number }), text],
    lines: returnedLines(facts, returnedItems(facts), t),
    link: orderLink(facts, t),
  })
}
