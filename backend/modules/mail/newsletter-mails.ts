import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

export interface NewsletterFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
  token: string
  /** The text that was agreed to. */
  consent: string
}

/** Behind a #: a browser does not send that part, so that the token is in no log. */
const pageUrl = ({ locale, publicUrl, token }: NewsletterFacts, hu: string, en: string): string =>
  `${publicUrl}${locale === 'hu' ? hu : `/en${en}`}#token=${token}`

/** RFC 8058 wants an address of its own that takes a POST; nothing but the token tells it who. */
export const oneClickUrl = ({ locale, publicUrl, token }: NewsletterFacts): string =>
  `${publicUrl}/api/unsubscribe?${new URLSearchParams({ token, locale })}`

/** The first half of the double opt-in. */
export const newsletterConfirmation = (facts: NewsletterFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('newsletter.confirmSubject'),
    title: t('newsletter.confirmTitle'),
    paragraphs: [t('newsletter.confirmText'), t('newsletter.confirmHint')],
    link: { label: t('newsletter.confirmLink'), url: pageUrl(facts, '/hirlevel/megerosites', '/newsletter/confirm') },
    sections: [{ title: t('newsletter.consentTitle'), lines: [facts.consent] }],
  })
}

/** After it, and again for who asks a second time. */
export const newsletterWelcome = (facts: NewsletterFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('newsletter.welcomeSubject'),
    title: t('newsletter.welcomeTitle'),
    paragraphs: [t('newsletter.welcomeText')],
    link: { label: t('newsletter.welcomeLink'), url: `${facts.publicUrl}${facts.locale === 'hu' ? '/listak/new' : '/en/collections/new'}` },
    sections: [
      {
        title: t('newsletter.leaveTitle'),
        lines: [t('newsletter.leaveText'), pageUrl(facts, '/hirlevel/leiratkozas', '/newsletter/unsubscribe')],
      },
    ],
  })
}
