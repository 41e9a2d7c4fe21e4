import { formats, type Format } from '#contracts/shop.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { coverOfLine } from '../cover-of-line.ts'
import type { MailLine } from '../mail-content.ts'
import type { OrderMail } from './order-mail.ts'

const isFormat = (value: string): value is Format => formats.some((format) => format === value)

export const orderLines = ({
  order,
  locale,
  publicUrl,
  t,
  money,
  prices: { main, besideInLists: beside },
}: OrderMail): MailLine[] =>
  order.items.map(({ name, path, cover, authors, format, quantity, total, comesOutOn }) => ({
    name,
    url: publicUrl + path,
    cover: coverOfLine(cover, publicUrl),
    details: [
      authors,
      t('copies', { quantity: String(quantity), format: isFormat(format) ? t(`format.${format}`) : '' }).trim(),
    ].filter(Boolean),
    remark: comesOutOn === null ? undefined : t('comesOut', { date: formatDate(comesOutOn, locale) }),
    price: { main: money(total[main]), other: beside && t('grossPrice', { price: money(total[beside]) }) },
  }))
