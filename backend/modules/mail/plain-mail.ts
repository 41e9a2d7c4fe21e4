import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

interface Sender {
  locale: Locale
  shop: Shop
}

type Words = Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'link'> & Partial<Pick<MailContent, 'sections' | 'footer'>>

/** A mail that is no bill: words, one link, and how to reach us. */
export const plainMail = ({ locale, shop }: Sender, { footer = [], sections = [], ...words }: Words): MailContent => {
  const t = translator(locale)
  const help = t('help', { email: shop.contact_email, phone: shop.contact_phone })
  return { ...words, language: locale, lines: [], totals: [], notes: [], sections, footer: [...footer, help, t('signature')] }
}
