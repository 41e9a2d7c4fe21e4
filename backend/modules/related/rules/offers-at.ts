import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Shelf } from '../../catalog-index/rules/entries.ts'
import {
  dayNumber,
  field,
  formatBits,
  inStock,
  noPrice,
  priceField,
  recordLength,
} from '../../catalog-index/rules/variant-record.ts'
import { shopDay } from '../../catalog/rules/shop-day.ts'

export interface Offer {
  id: number
  /** Of a format that more people read the smaller. */
  format: number
  canBeHad: boolean
}

const packages = formats.indexOf('package')

/** What a book is sold as, but for packages: what can be had before what cannot, then in the order of `formats`. */
export const offersAt = (
  { variants }: Shelf,
  slot: number,
  { currency, now }: Pick<Context, 'currency' | 'now'>,
): Offer[] => {
  const { start, length, data } = variants
  const [price, today] = [priceField(currency), dayNumber(shopDay(now()))]
  const offers: Offer[] = []
  const from = start[slot] ?? 0
  for (let at = from; at < from + (length[slot] ?? 0); at += recordLength) {
    const marks = data[at + field.marks] ?? 0
    const format = marks & formatBits
    if (format === packages || (data[at + price] ?? noPrice) === noPrice) continue
    offers.push({
      id: data[at + field.id] ?? 0,
      format,
      canBeHad: (marks & inStock) !== 0 || (data[at + field.day] ?? 0) > today,
    })
  }
  return offers.toSorted((a, b) => Number(b.canBeHad) - Number(a.canBeHad) || a.format - b.format)
}
