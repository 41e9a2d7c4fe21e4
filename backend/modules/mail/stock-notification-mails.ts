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

/** The first mail: the owner of the mailbox confirms the request. */
export const stockNotificationConfirmation = (facts: StockNotificationFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('stockNotification.confirmSubject', { title: facts.book.title }),
    title: t('stockNotification.confirmTitle'),
    preheader: t('stockNotification.confirmText'),
    paragraphs: [t('stockNotification.confirmText'), t('stockNotification.confirmHint')],
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
    preheader: t('stockNotification.reminderText'),
    paragraphs: [t('stockNotification.reminderText')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('stockNotification.moreTitle'), url: listUrl(facts) },
  })
}

/** The notification itself, which is sent once. */
export const stockNotificationMail = (facts: StockNotificationFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('stockNotification.backSubject', { title: facts.book.title }),
    title: t('stockNotification.backTitle'),
    preheader: t('stockNotification.backText'),
    paragraphs: [t('stockNotification.backText'), t('stockNotification.backHint')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('stockNotification.backLink'), url: facts.publicUrl + facts.book.path },
    sections: [{ title: t('stockNotification.moreTitle'), lines: [t('stockNotification.moreText'), listUrl(facts)] }],
  })
}
