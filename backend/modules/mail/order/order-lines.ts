import { formats, type Format } from '#contracts/shop.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { coverOfLine } from '../cover-of-line.ts'
import type { MailLine } from '../mail-content.ts'
import type { OrderMail } from './order-mail.ts'

const isFormat = (value: string): value is Format => formats.some((format) => format === value)

type Item = OrderMail['order']['items'][number]

/** What the line waits for. */
const remarkOf = ({ t, locale }: OrderMail, { comesOutOn, supplied, quantity }: Item): string | undefined => {
  if (comesOutOn !== null) return t('comesOut', { date: formatDate(comesOutOn, locale) })
  if (!supplied) return undefined
  const { copies, leadDays } = supplied
  const days = leadDays ?? 0
  return copies < quantity ? t('partSupplied', { copies, days }) : t('supplied', { days })
}

export const orderLines = (mail: OrderMail): MailLine[] => {
  const { order, publicUrl, t, money } = mail
  const { main, besideInLists: beside } = mail.prices
  return order.items.map((item) => ({
    name: item.name,
    url: publicUrl + item.path,
    cover: coverOfLine(item.cover, publicUrl),
    details: [
      item.authors,
      t('copies', {
        quantity: String(item.quantity),
        format: isFormat(item.format) ? t(`format.${item.format}`) : '',
      }).trim(),
    ].filter(Boolean),
    remark: remarkOf(mail, item),
    price: { main: money(item.total[main]), other: beside && t('grossPrice', { price: money(item.total[beside]) }) },
  }))
}
