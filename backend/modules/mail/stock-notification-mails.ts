import { getPathname } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { bookLine, type MailBook } from './book-line.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface StockNotificationFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  book: MailBook
  /** Opens the notifications of the mailbox. Undefined for a customer, who signs in instead. */
  token: string | undefined
}

/** Browsers do not send the part behind # to a server, so no log contains the token. */
const listUrl = ({ locale, publicUrl, token }: StockNotificationFacts): string =>
  publicUrl + getPathname({ href: '/stock-notifications', locale }) + (token ? `#token=${token}` : '')

/** What is announced comes out some day, and what is out of stock comes back. */
const kindOf = ({ book }: StockNotificationFacts): 'announced' | 'soldOut' =>
  book.publishedOn === null || book.availability === 'preorder' ? 'announced' : 'soldOut'

/** The first mail: the owner of the mailbox confirms the request. */
export const stockNotificationConfirmation = (facts: StockNotificationFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('stockNotification.confirmSubject', { title: facts.book.title }),
    title: t(`stockNotification.confirmTitle.${kindOf(facts)}`),
    preheader: t(`stockNotification.confirmText.${kindOf(facts)}`),
    paragraphs: [t(`stockNotification.confirmText.${kindOf(facts)}`), t('stockNotification.confirmHint')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('stockNotification.confirmLink'), url: listUrl(facts) },
  })
}

/** For a guest who requests a notification that the mailbox already has. */
export const stockNotificationReminder = (facts: StockNotificationFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('stockNotification.reminderSubject', { title: facts.book.title }),
    title: t('stockNotification.reminderTitle'),
    preheader: t(`stockNotification.reminderText.${kindOf(facts)}`),
    paragraphs: [t(`stockNotification.reminderText.${kindOf(facts)}`)],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('stockNotification.moreTitle'), url: listUrl(facts) },
  })
}

/** The notification itself, which is sent once. */
export const stockNotificationMail = (facts: StockNotificationFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t(`stockNotification.backSubject.${kindOf(facts)}`, { title: facts.book.title }),
    title: t(`stockNotification.backTitle.${kindOf(facts)}`),
    preheader: t(`stockNotification.backText.${kindOf(facts)}`),
    paragraphs: [t(`stockNotification.backText.${kindOf(facts)}`), t('stockNotification.backHint')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('stockNotification.backLink'), url: facts.publicUrl + facts.book.path },
    sections: [{ title: t('stockNotification.moreTitle'), lines: [t('stockNotification.moreText'), listUrl(facts)] }],
  })
}
