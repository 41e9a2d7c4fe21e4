import { currencies, type Currency, type Segment, segments } from '#contracts/shop.ts'

/**
 * The market that a static page is made for: `b2c-huf`. A page's HTML depends on the market and the locale, and on
 * nothing else.
 */
export interface Market {
  segment: Segment
  currency: Currency
}

export const marketCookies = { segment: 'segment', currency: 'currency' } as const
export const defaultMarket: Market = { segment: 'b2c', currency: 'HUF' }

export const writeMarket = ({ segment, currency }: Market): string => `${segment}-${currency.toLowerCase()}`

/** The currencies in which the shop sells now. */
export interface SoldIn {
  byDefault: Currency
  available: readonly Currency[]
}

const isSegment = (value: string | undefined): value is Segment => segments.some((one) => one === value)
const isCurrency = (value: string | undefined): value is Currency =>
  value !== undefined && Object.hasOwn(currencies, value)

/** The segment that a cookie names; the default for any other value. */
export const readSegment = (value: string | undefined): Segment => (isSegment(value) ? value : defaultMarket.segment)
/** The currency that a cookie names, if it is one of the shop's. */
export const readCurrency = (value: string | undefined): Currency | undefined => (isCurrency(value) ? value : undefined)

/** A wanted currency in which the shop does not sell now becomes the default. */
export const soldCurrency = (wanted: Currency | undefined, { byDefault, available }: SoldIn): Currency =>
  available.find((one) => one === wanted) ?? byDefault

export const parseMarket = (value: string): Market | undefined => {
  const [segment, currency] = value.split('-')
  return isSegment(segment) && isCurrency(currency?.toUpperCase())
    ? { segment, currency: currency?.toUpperCase() as Currency }
    : undefined
}
