import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface RestockFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  book: { path: string; title: string; authors: string }
  /** Opens the notifications of the mailbox; undefined for a customer, who signs in. */
  token: string | undefined
}

const bookName = ({ title, authors }: RestockFacts['book']): string => [authors, title].filter(Boolean).join(': ')

/** Behind a #: a browser does not send that part, so that the token is in no log. */
const listUrl = ({ locale, publicUrl, token }: RestockFacts): string =>
  `${publicUrl}${locale === 'hu' ? '/keszletertesitok' : '/en/stock-notifications'}${token ? `#token=${token}` : ''}`

/** The first half: whoever owns the mailbox says that they asked. */
export const restockConfirmation = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.confirmSubject', { title: facts.book.title }),
    title: t('restock.confirmTitle'),
    paragraphs: [t('restock.confirmText', { book: bookName(facts.book) }), t('restock.confirmHint')],
    link: { label: t('restock.confirmLink'), url: listUrl(facts) },
  })
}

/** To who asks again for what they wait for already. */
export const restockReminder = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.reminderSubject', { title: facts.book.title }),
    title: t('restock.reminderTitle'),
    paragraphs: [t('restock.reminderText', { book: bookName(facts.book) })],
    link: { label: t('restock.moreTitle'), url: listUrl(facts) },
  })
}

/** The one mail. */
export const restockNotice = (facts: RestockFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('restock.backSubject', { title: facts.book.title }),
    title: t('restock.backTitle'),
    paragraphs: [t('restock.backText', { book: bookName(facts.book) }), t('restock.backHint')],
    link: { label: t('restock.backLink'), url: facts.publicUrl + facts.book.path },
    sections: [{ title: t('restock.moreTitle'), lines: [t('restock.moreText'), listUrl(facts)] }],
  })
}
