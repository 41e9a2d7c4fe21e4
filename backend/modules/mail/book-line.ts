import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Locale } from '#contracts/shop.ts'
import { coverOfLine } from './cover-of-line.ts'
import type { MailLine } from './mail-content.ts'
import { translator } from './translate.ts'

export type MailBook = Pick<
  VariantCard,
  'path' | 'title' | 'authors' | 'format' | 'cover' | 'availability' | 'publishedOn'
>

/** A book in a mail, without a price. */
export const bookLine = (
  { path, title, authors, format, cover }: MailBook,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): MailLine => ({
  name: title,
  url: publicUrl + path,
  cover: coverOfLine(cover, publicUrl),
  details: [authors.map(({ name }) => name).join(', '), translator(locale)(`format.${format}`)].filter(Boolean),
  remark: undefined,
  price: undefined,
})
