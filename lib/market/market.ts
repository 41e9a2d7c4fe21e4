import { currencies, type Currency, type Segment, segments } from '#contracts/shop.ts'

/** Who a static page is made for: `b2c-huf`. With the locale it is all that its HTML depends on. */
export interface Market {
  segment: Segment
  currency: Currency
}

export const marketCookies = { segment: 'segment', currency: 'currency' } as const
export const defaultMarket: Market = { segment: 'b2c', currency: 'HUF' }

export const writeMarket = ({ segment, currency }: Market): string => `${segment}-${currency.toLowerCase()}`

const isSegment = (value: string | undefined): value is Segment => segments.some((one) => one === value)
const isCurrency = (value: string | undefined): value is Currency => value !== undefined && value in currencies

/** Reads a path segment or a pair of cookies; what is not known falls back to the default. */
export const readMarket = (segment: string | undefined, currency: string | undefined): Market => ({
  segment: isSegment(segment) ? segment : defaultMarket.segment,
  currency: isCurrency(currency) ? currency : defaultMarket.currency,
})

export const parseMarket = (value: string): Market | undefined => {
  const [segment, currency] = value.split('-')
  return isSegment(segment) && isCurrency(currency?.toUpperCase())
    ? { segment, currency: currency?.toUpperCase() as Currency }
    : undefined
}
