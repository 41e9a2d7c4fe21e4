import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { bookLine, type MailBook } from './book-line.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface RestockFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  book: MailBook
  /** Opens the notifications of the mailbox; undefined for a customer, who signs in. */
  token: string | undefined
}

/** Behind a #: a browser does not send that part, so that the token is in no log. */
const listUrl = ({ locale, publicUrl, token }: RestockFacts): string =>
  `${publicUrl}${locale === 'hu' ? '/keszletertesitok' : '/en/stock-notifications'}${token ? `#token=${token}` : ''}`

/** The first half: whoever owns the mailbox says that they asked. */
export const restockConfirmation = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.confirmSubject', { title: facts.book.title }),
    title: t('restock.confirmTitle'),
    preheader: t('restock.confirmText'),
    paragraphs: [t('restock.confirmText'), t('restock.confirmHint')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('restock.confirmLink'), url: listUrl(facts) },
  })
}

/** To who asks again for what they wait for already. */
export const restockReminder = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.reminderSubject', { title: facts.book.title }),
    title: t('restock.reminderTitle'),
    preheader: t('restock.reminderText'),
    paragraphs: [t('restock.reminderText')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('restock.moreTitle'), url: listUrl(facts) },
  })
}

/** The one mail. */
export const restockNotice = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.backSubject', { title: facts.book.title }),
    title: t('restock.backTitle'),
    preheader: t('restock.backText'),
    paragraphs: [t('restock.backText'), t('restock.backHint')],
    lines: [bookLine(facts.book, facts)],
    link: { label: t('restock.backLink'), url: facts.publicUrl + facts.book.path },
    sections: [{ title: t('restock.moreTitle'), lines: [t('restock.moreText'), listUrl(facts)] }],
  })
}
