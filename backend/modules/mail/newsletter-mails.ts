import { getPathname, type Href } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { bookLine, type MailBook } from './book-line.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface NewsletterFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  token: string
  /** The text of the consent that was given. */
  consent: string
  /** The newest books, for the welcome. */
  books: MailBook[]
}

const newBooks: Href = { pathname: '/collections/[id]', params: { id: 'new' } }

/** Browsers do not send the part behind # to a server, so no log contains the token. */
const pageUrl = ({ locale, publicUrl, token }: NewsletterFacts, href: Href): string =>
  `${publicUrl}${getPathname({ href, locale })}#token=${token}`

/** RFC 8058 demands an address that accepts a POST. The token alone identifies the subscriber. */
export const oneClickUrl = ({ locale, publicUrl, token }: NewsletterFacts): string =>
  `${publicUrl}/api/unsubscribe?${new URLSearchParams({ token, locale })}`

/** The first step of the double opt-in. */
export const newsletterConfirmation = (facts: NewsletterFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('newsletter.confirmSubject'),
    title: t('newsletter.confirmTitle'),
    preheader: t('newsletter.confirmText'),
    paragraphs: [t('newsletter.confirmText'), t('newsletter.confirmHint')],
    link: { label: t('newsletter.confirmLink'), url: pageUrl(facts, '/newsletter/confirm') },
    sections: [{ title: t('newsletter.consentTitle'), lines: [facts.consent] }],
  })
}

/** Sent after the confirmation, and again to a subscriber who subscribes a second time. */
export const newsletterWelcome = (facts: NewsletterFacts): MailContent => {
  const t = translator(facts.locale)
  const text = t(facts.books.length > 0 ? 'newsletter.welcomeText' : 'newsletter.welcomeAlone')
  return plainMail(facts, {
    subject: t('newsletter.welcomeSubject'),
    title: t('newsletter.welcomeTitle'),
    preheader: t('newsletter.welcomeAlone'),
    paragraphs: [text],
    lines: facts.books.map((book) => bookLine(book, facts)),
    link: {
      label: t('newsletter.welcomeLink'),
      url: facts.publicUrl + getPathname({ href: newBooks, locale: facts.locale }),
    },
    sections: [
      {
        title: t('newsletter.leaveTitle'),
        lines: [t('newsletter.leaveText'), pageUrl(facts, '/newsletter/unsubscribe')],
      },
    ],
  })
}
