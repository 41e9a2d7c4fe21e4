import { currencies, type Currency, type Locale, type Segment } from '#contracts/shop.ts'
import type { Amount } from '#contracts/money.ts'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import en from '#messages/en/cart-table.json' with { type: 'json' }
import hu from '#messages/hu/cart-table.json' with { type: 'json' }
import type { WrittenCell } from '../../../sheets/written-cell.ts'

const texts = { hu, en }

/** In characters of a workbook. */
export const columnWidths = [20, 20, 48, 12, 18, 18, 10]

export interface TableLine {
  isbn: string | undefined
  sku: string
  title: string
  quantity: number
  /** Null for what has no price in the currency of the cart. */
  unit: Amount | null
  total: Amount | null
}

/**
 * With hyphens a spreadsheet takes the number for a text, and does not show it as 9,78E+12. Where the parts of a number
 * are unknown, one hyphen does the same.
 */
export const isbnText = (isbn: string): string => {
  const text = formatIsbn(isbn)
  return text.includes('-') ? text : `${text.slice(0, 3)}-${text.slice(3)}`
}

/** The cart as rows: net prices for institutions, gross prices for readers, as the shop shows them. */
export const cartTable = (
  lines: readonly TableLine[],
  { locale, segment, currency }: { locale: Locale; segment: Segment; currency: Currency },
): WrittenCell[][] => {
  const {
    isbn,
    sku,
    title,
    quantity,
    unitGross,
    unitNet,
    totalGross,
    totalNet,
    currency: currencyTitle,
  } = texts[locale]
  const kind = segment === 'b2b' ? 'net' : 'gross'
  const decimals = currencies[currency]
  const money = (amount: Amount | null): WrittenCell =>
    amount ? { value: amount[kind] / 10 ** decimals, decimals } : ''
  const head = kind === 'net' ? [unitNet, totalNet] : [unitGross, totalGross]
  return [
    [isbn, sku, title, quantity, ...head, currencyTitle],
    ...lines.map((line) => [
      line.isbn ? isbnText(line.isbn) : '',
      line.sku,
      line.title,
      { value: line.quantity, decimals: 0 },
      money(line.unit),
      money(line.total),
      currency,
    ]),
  ]
}

export const sheetName = (locale: Locale): string => texts[locale].sheet

/** `kosar-2026-11-25` */
export const fileName = (locale: Locale, day: string): string => `${texts[locale].file}-${day}`
