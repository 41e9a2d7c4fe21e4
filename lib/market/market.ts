import { currencies, type Currency, type Segment, segments } from '#contracts/shop.ts'

/** Who a static page is made for: `b2c-huf`. With the locale it is all that its HTML depends on. */
export interface Market {
  segment: Segment
  currency: Currency
}

export const marketCookies = { segment: 'segment', currency: 'currency' } as const
export const defaultMarket: Market = { segment: 'b2c', currency: 'HUF' }

export const writeMarket = ({ segment, currency }: Market): string => `${segment}-${currency.toLowerCase()}`

/** The currencies that the shop sells in now. */
export interface SoldIn {
  byDefault: Currency
  available: readonly Currency[]
}

const isSegment = (value: string | undefined): value is Segment => segments.some((one) => one === value)
const isCurrency = (value: string | undefined): value is Currency => value !== undefined && value in currencies

/** Reads a pair of cookies; what is not known, or no longer sold in, falls back to the default. */
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
