import { getPathname } from '#contracts/page-address.ts'
import { formatDate } from '#lib/format/format-date.ts'
import type { AccountFacts } from './account-mails.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import { translator } from './translate.ts'

export interface OfferNewsFacts extends AccountFacts {
  /** Undefined for a version that was sent. */
  news: 'expires' | undefined
  uuid: string
  number: string
  title: string
  validUntil: string
}

/** A version of an offer was sent, or expires soon. Its prices stand on its page alone. */
export const offerNewsMail = (facts: OfferNewsFacts): MailContent => {
  const { news, locale, publicUrl, uuid, number, title, validUntil } = facts
  const t = translator(locale)
  const words = news ? (`offer.${news}` as const) : 'offer'
  const text = t(`${words}.text`, { number, title })
  return plainMail(facts, {
    subject: t(`${words}.subject`, { number }),
    title: t(`${words}.title`),
    preheader: text,
    paragraphs: [text, t('offer.validity', { day: formatDate(validUntil, locale) }), t(`${words}.next`)],
    link: {
      label: t('offer.link'),
      url:
        publicUrl + getPathname({ href: { pathname: '/customer/offers/[id]/details', params: { id: uuid } }, locale }),
    },
  })
}
