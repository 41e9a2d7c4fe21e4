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
  /** Opens the notifications of the mailbox; undefined for a customer, who signs in. */
  token: string | undefined
}

/** Behind a #: a browser does not send that part, so that the token is in no log. */
const listUrl = ({ locale, publicUrl, token }: StockNotificationFacts): string =>
  publicUrl + getPathname({ href: '/stock-notifications', locale }) + (token ? `#token=${token}` : '')

/** The first half: whoever owns the mailbox says that they asked. */
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

/** To who asks again for what they wait for already. */
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

/** The one mail. */
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
