import { currencies, type Currency } from '#contracts/shop.ts'
import type { Note } from '../../report/outcome.ts'
import type { About, Supply, TradeSupplier } from '../../trade-record.ts'
import { mostCopies } from '../../../stock/service.ts'
import { isDelivered, isSoldOut, isSupplierOffSale } from './codes.ts'
import { ownNameIn } from './own-key.ts'
import { choosePrices, type SupplyDefaults } from './read-prices.ts'
import { closestCover, type Cover, coverOf } from './territory.ts'
import { childOf, childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** The `ProductSupply` of a market that has our country in it. */
export interface OwnMarket {
  cover: Exclude<Cover, 'none'>
  supply: XmlNode
}

/** Of the markets that a record supplies those with our country in them; the ones that name it stand alone. */
export const ownMarketsOf = (supplies: readonly XmlNode[]): OwnMarket[] => {
  const markets = supplies.flatMap((supply): OwnMarket[] => {
    const cover = closestCover(childrenOf(supply, 'Market').map(coverOf))
    return cover === 'none' ? [] : [{ cover, supply }]
  })
  const named = markets.filter(({ cover }) => cover === 'named')
  return named.length > 0 ? named : markets
}

export const supplyDetailsOf = (markets: readonly OwnMarket[]): XmlNode[] =>
  markets.flatMap(({ supply }) => childrenOf(supply, 'SupplyDetail'))

const countIn = (detail: XmlNode): number | undefined => {
  const counts = childrenOf(detail, 'Stock')
    .map((stock) => Number(valueOf(stock, 'OnHand') ?? Number.NaN))
    .filter((count) => Number.isInteger(count) && count >= 0 && count < 1_000_000)
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined
}

/** Copies at all places of one supplier, or what its availability says without a count; undefined if nothing is said. */
const copiesOf = (detail: XmlNode): number | undefined => {
  const availability = valueOf(detail, 'ProductAvailability')
  const counted = countIn(detail)
  if (counted !== undefined) return counted
  if (isSoldOut(availability) || isSupplierOffSale(availability)) return 0
  return isDelivered(availability) ? uncounted : undefined
}

/** Orders of more copies than a supplier without a count is likely to have are not promised. */
const uncounted = 3

/** In a message of our own export the shop itself is the supplier. */
const isOurs = (detail: XmlNode): boolean => ownNameIn(childOf(detail, 'Supplier'), 'SupplierIdentifier') !== null

const leadDaysOf = (detail: XmlNode): number | null => {
  const days = Number(valueOf(detail, 'OrderTime') ?? Number.NaN)
  return Number.isInteger(days) && days > 0 && days < 1_000 ? days : null
}

/** One entry for each supplier: of a supplier that is named twice the larger number counts. */
const suppliersOf = (details: readonly XmlNode[], sender: string): TradeSupplier[] => {
  const found = details.flatMap((detail): TradeSupplier[] => {
    const copies = copiesOf(detail)
    const name = valueOf(childOf(detail, 'Supplier'), 'SupplierName') ?? sender
    return copies === undefined ? [] : [{ name: name.slice(0, 200), copies, leadDays: leadDaysOf(detail) }]
  })
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap((all) => mostCopies(all) ?? [])
}

const allCurrencies = Object.keys(currencies) as Currency[]

/** List 57: 01 is free. A record says so in place of prices. */
const isFree = (details: readonly XmlNode[]): boolean =>
  details.some((detail) => valueOf(detail, 'UnpricedItemType') === '01')

/** The block is always whole, so prices that it lacks have ended. Some senders tell the availability alone. */
const saysPrices = (details: readonly XmlNode[]): boolean =>
  details.some((detail) => childOf(detail, 'Price') ?? childOf(detail, 'UnpricedItemType'))

/** Block 6 of a record, of the markets with our country in them: price and copies. */
export const readSupply = (
  markets: readonly OwnMarket[],
  format: About['format'] | undefined,
  defaults: SupplyDefaults,
  note: (note: Note) => void,
): Supply => {
  const details = supplyDetailsOf(markets)
  const ours = details.find(isOurs)
  const offered = markets.map(({ cover, supply }) => ({
    market: cover,
    prices: childrenOf(supply, 'SupplyDetail').flatMap((detail) => childrenOf(detail, 'Price')),
  }))
  const chosen = choosePrices(offered, defaults.vatRates[format ?? 'paperback'], defaults, note)
  const prices =
    chosen.prices.length === 0 && isFree(details)
      ? allCurrencies.map((currency) => ({ currency, gross: 0, originalGross: null }))
      : chosen.prices
  return {
    vatRate: chosen.vatRate,
    prices,
    ended: allCurrencies.filter(
      (currency) =>
        saysPrices(details) &&
        !chosen.refused.includes(currency) &&
        !prices.some((price) => price.currency === currency),
    ),
    onHand: ours ? (countIn(ours) ?? null) : null,
    suppliers: suppliersOf(
      details.filter((detail) => !isOurs(detail)),
      defaults.sender,
    ),
  }
}

/** The dates of our markets (List 163: 01 publication, 02 embargo) and of their suppliers (List 166: 02 embargo). */
export const marketDatesOf = (markets: readonly OwnMarket[], role: '01' | '02'): string[] =>
  markets.flatMap(({ supply }) => [
    ...childrenOf(childOf(supply, 'MarketPublishingDetail'), 'MarketDate')
      .filter((date) => valueOf(date, 'MarketDateRole') === role)
      .flatMap((date) => valueOf(date, 'Date') ?? []),
    ...(role === '02' ? childrenOf(supply, 'SupplyDetail').flatMap((detail) => childrenOf(detail, 'SupplyDate')) : [])
      .filter((date) => valueOf(date, 'SupplyDateRole') === role)
      .flatMap((date) => valueOf(date, 'Date') ?? []),
  ])
