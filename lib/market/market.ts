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
const isCurrency = (value: string | undefined): value is Currency => value !== undefined && value in currencies

/** Reads a pair of cookies. An unknown value, or a currency in which the shop no longer sells, gives the default. */
export const readMarket = (
  segment: string | undefined,
  currency: string | undefined,
  { byDefault, available }: SoldIn,
): Market => ({
  segment: isSegment(segment) ? segment : defaultMarket.segment,
  currency: available.find((one) => one === currency) ?? byDefault,
})

export const parseMarket = (value: string): Market | undefined => {
  const [segment, currency] = value.split('-')
  return isSegment(segment) && isCurrency(currency?.toUpperCase())
    ? { segment, currency: currency?.toUpperCase() as Currency }
    : undefined
}
