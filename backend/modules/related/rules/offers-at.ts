import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { shopDay } from '../../catalog/rules/shop-day.ts'
import { dayNumber, field, formatBits, inStock, noPrice, priceField } from '../../catalog-index/rules/variant-record.ts'
import { variantsAt } from '../../catalog-index/rules/variants-in.ts'
import type { Entries } from '../../catalog-index/service.ts'

export interface Offer {
  id: number
  /** Its place among `formats`: formats that more people read come first. */
  format: number
  isAvailable: boolean
}

const packages = formats.indexOf('package')

/** The variants of a book that are on sale, without packages: available ones come first, then the order of `formats`. */
export const offersAt = (
  entries: Entries,
  slot: number,
  { currency, now }: Pick<Context, 'currency' | 'now'>,
): Offer[] => {
  const { data } = entries.variants
  const [price, today] = [priceField(currency), dayNumber(shopDay(now()))]
  const offers: Offer[] = []
  for (const run = variantsAt(entries, slot); run.next();) {
    const { at } = run
    const marks = data[at + field.marks] ?? 0
    const format = marks & formatBits
    if (format === packages || (data[at + price] ?? noPrice) === noPrice) continue
    const isAvailable = (marks & inStock) !== 0 || (data[at + field.day] ?? 0) > today
    offers.push({ id: data[at + field.id] ?? 0, format, isAvailable })
  }
  return offers.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable) || a.format - b.format)
}
