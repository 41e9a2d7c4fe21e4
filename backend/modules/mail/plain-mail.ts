import type { Locale } from '#contracts/shop.ts'
import { mailFooter } from './footer.ts'
import type { MailContent } from './mail-content.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

interface Sender {
  locale: Locale
  shop: Shop
}

type Words = Pick<MailContent, 'subject' | 'preheader' | 'title' | 'paragraphs'> & {
  link?: MailContent['links'][number]
} & Partial<Pick<MailContent, 'lines' | 'sections'>>

/** A mail without prices: text, books, one link at most, and the contact of the shop. */
export const plainMail = (
  { locale, shop }: Sender,
  { link, lines = [], sections = [], ...words }: Words,
): MailContent => ({
  ...words,
  language: locale,
  lines,
  totals: [],
  notes: [],
  links: link ? [link] : [],
  facts: [],
  sections,
  footer: mailFooter(shop, translator(locale)),
})
