import { currencies, type Currency } from '#contracts/shop.ts'
import type { NoteCode } from '../../report/outcome.ts'
import type { About, Supply } from '../../trade-record.ts'
import { isSoldOut } from './codes.ts'
import { dayOf } from './read-publishing.ts'
import { childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** List 58: types of retail prices, the usual ones first. Of each pair the even number includes tax. */
const ordinary: Readonly<Record<string, 'net' | 'gross'>> = {
  '04': 'gross',
  '02': 'gross',
  '42': 'gross',
  '03': 'net',
  '01': 'net',
  '41': 'net',
}
const special: Readonly<Record<string, 'net' | 'gross'>> = { '14': 'gross', '12': 'gross', '13': 'net', '11': 'net' }

export interface SupplyDefaults {
  priceType: string
  currency: string | undefined
  today: string
}

const isCurrency = (text: string | undefined): text is Currency => text !== undefined && text in currencies

/** List 173: 14 from, 15 until, both days included. */
const holdsOn = (price: XmlNode, today: string): boolean =>
  childrenOf(price, 'PriceDate').every((date) => {
    const day = dayOf(valueOf(date, 'Date'))
    const role = valueOf(date, 'PriceDateRole')
    return day === undefined || (role === '14' ? day <= today : role !== '15' || day >= today)
  })

const isForHungary = (price: XmlNode): boolean => {
  const territory = childOf(price, 'Territory')
  const countries = valueOf(territory, 'CountriesIncluded')?.split(/\s+/)
  if (valueOf(territory, 'CountriesExcluded')?.split(/\s+/).includes('HU')) return false
  return countries
    ? countries.includes('HU')
    : !valueOf(territory, 'RegionsIncluded') || valueOf(territory, 'RegionsIncluded')?.includes('WORLD') === true
}

/** List 171: 01 is VAT. Only a whole rate for Hungary is used. */
const vatIn = (price: XmlNode): number | undefined => {
  const rate = valueOf(
    childrenOf(price, 'Tax').find((tax) => (valueOf(tax, 'TaxType') ?? '01') === '01'),
    'TaxRatePercent',
  )
  return rate !== undefined && [0, 5, 18, 27].includes(Number(rate)) ? Number(rate) : undefined
}

/** Block 6 of a record: price and availability. */
export const readSupply = (
  supplies: readonly XmlNode[],
  format: About['format'] | undefined,
  defaults: SupplyDefaults,
  note: (code: NoteCode, detail: string) => void,
): Supply => {
  const details = supplies.flatMap((supply) => childrenOf(supply, 'SupplyDetail'))
  const fitting = details
    .flatMap((detail) => childrenOf(detail, 'Price'))
    .filter((price) => {
      const holds = holdsOn(price, defaults.today) && isForHungary(price)
      if (!holds)
        note(
          'price_not_valid_now',
          `${valueOf(price, 'PriceAmount') ?? ''} ${valueOf(price, 'CurrencyCode') ?? ''}`.trim(),
        )
      return holds
    })
  const stated = fitting.map(vatIn).find((rate) => rate !== undefined) ?? null
  const vatRate = stated ?? (format === 'ebook' || format === 'audio' ? 27 : 5)
  const found: Partial<Record<Currency, { ordinary?: number; special?: number }>> = {}
  for (const price of fitting) {
    const currency = valueOf(price, 'CurrencyCode') ?? defaults.currency
    const type = valueOf(price, 'PriceType') ?? defaults.priceType
    const basis = ordinary[type] ?? special[type]
    const amount = Number(valueOf(price, 'PriceAmount') ?? Number.NaN)
    if (!basis) continue
    if (!isCurrency(currency)) note('currency_unknown', currency ?? 'missing')
    else if (!Number.isFinite(amount) || amount < 0 || amount > 10_000_000)
      note('bad_value', `PriceAmount ${valueOf(price, 'PriceAmount') ?? ''}`)
    else {
      const minor = amount * 10 ** currencies[currency]
      const gross = Math.round(basis === 'gross' ? minor : (minor * (100 + vatRate)) / 100)
      const slot = (found[currency] ??= {})
      if (type in special) slot.special ??= gross
      else slot.ordinary ??= gross
    }
  }
  const prices = (Object.entries(found) as [Currency, { ordinary?: number; special?: number }][]).flatMap(
    ([currency, { ordinary: full, special: offer }]) => {
      const gross = offer ?? full
      return gross === undefined
        ? []
        : [{ currency, gross, originalGross: full !== undefined && full > gross ? full : null }]
    },
  )
  const counts = details
    .flatMap((detail) => childrenOf(detail, 'Stock'))
    .map((stock) => Number(valueOf(stock, 'OnHand') ?? Number.NaN))
    .filter((count) => Number.isInteger(count) && count >= 0 && count < 1_000_000)
  const soldOut = details.length > 0 && details.every((detail) => isSoldOut(valueOf(detail, 'ProductAvailability')))
  return {
    vatRate: stated,
    prices,
    onHand: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : soldOut ? 0 : null,
  }
}
