import { currencies, type Currency } from '#contracts/shop.ts'
import type { SheetRow } from '../../../sheets/sheet.ts'
import type { WrittenCell } from '../../../sheets/written-cell.ts'

/** For the operator, whose commands speak English. */
const head = ['SKU', 'Title', 'Quantity', 'List price (net)', 'Price (net)', 'Discount (%)']
/** They stand where article numbers do. */
const deliveryMark = 'DELIVERY'
const validityMark = 'VALID UNTIL'

export const pricingColumnWidths = [20, 48, 12, 18, 18, 14]

interface FormLine {
  sku: string
  name: string
  quantity: number
  listNet: number
  unitNet: number
}

interface Prefilled {
  currency: Currency
  lines: readonly FormLine[]
  delivery: { net: number; text: string }
  /** An ISO day; empty as long as none is known. */
  validUntil: string
}

/** The form to fill in: one row a book, then the delivery and the last day. */
export const writePricingSheet = ({ currency, lines, delivery, validUntil }: Prefilled): WrittenCell[][] => {
  const decimals = currencies[currency]
  const money = (amount: number): WrittenCell => ({ value: amount / 10 ** decimals, decimals })
  return [
    head,
    ...lines.map(({ sku, name, quantity, listNet, unitNet }) => [
      sku,
      name,
      { value: quantity, decimals: 0 },
      money(listNet),
      money(unitNet),
      '',
    ]),
    [deliveryMark, delivery.text, '', '', money(delivery.net), ''],
    [validityMark, validUntil, '', '', '', ''],
  ]
}

const numberOf = (text: string): number | undefined =>
  text === '' ? undefined : Number(text.replaceAll(/[\s%]/g, '').replace(',', '.'))

/** A filled-in form as the value that `pricingForm` checks. A discount counts before the price that stood there. */
export const readPricingSheet = (rows: readonly SheetRow[]): unknown => {
  const cells = rows.slice(1).map((row) => row.cells.map(({ text, isFormula }) => (isFormula ? 'formula' : text)))
  const marked = (mark: string) => cells.find(([first = '']) => first.toUpperCase() === mark)
  const [, text = '', , , price = ''] = marked(deliveryMark) ?? []
  return {
    validUntil: marked(validityMark)?.[1] ?? '',
    delivery: { price: numberOf(price) ?? 0, text },
    lines: cells
      .filter(([first = '']) => first !== '' && ![deliveryMark, validityMark].includes(first.toUpperCase()))
      .map(([sku, , quantity = '', , own = '', discount = '']) => ({
        sku,
        quantity: numberOf(quantity),
        ...(discount === '' ? { price: numberOf(own) } : { discount: numberOf(discount) }),
      })),
  }
}
