import { currencies, type Currency } from '#contracts/shop.ts'
import hu from '#messages/hu/price-table.json' with { type: 'json' }
import type { WrittenCell } from '../../../sheets/written-cell.ts'
import { isbnText } from '../../cart-files/rules/cart-table.ts'
import { parseIsbn } from '../../catalog/rules/isbn.ts'

/** In characters of a workbook. */
export const columnWidths = [20, 48, 10, 12, 18]

export const sheetName = hu.sheet

export interface TablePrice {
  sku: string
  title: string
  currency: Currency
  fromQuantity: number
  gross: number
  net: number
}

/** The prices of a list as rows, with the amount that is given: `readPriceTable` reads them again. */
export const priceTable = (prices: readonly TablePrice[], kind: 'gross' | 'net'): WrittenCell[][] => [
  [hu.sku, hu.title, hu.currency, hu.fromQuantity, hu[kind]],
  ...prices.map(({ sku, title, currency, fromQuantity, ...amount }): WrittenCell[] => {
    const decimals = currencies[currency]
    return [
      parseIsbn(sku) ? isbnText(sku) : sku,
      title,
      currency,
      { value: fromQuantity, decimals: 0 },
      { value: amount[kind] / 10 ** decimals, decimals },
    ]
  }),
]
