import { currencies, type Currency } from '#contracts/shop.ts'

/** A variant is some whole numbers in a row: id, marks, day, year, its set of parameters, then the gross price in each currency. */
export const field = { id: 0, marks: 1, day: 2, year: 3, parameters: 4, prices: 5 } as const

export const currencyNames = Object.keys(currencies) as Currency[]

export const recordLength = field.prices + currencyNames.length

/** Marks: three bits for the format's place among `formats`, one for copies on hand, one for each reduced price. */
export const formatBits = 7
export const inStock = 8
export const reducedIn = (currency: Currency): number => 16 << currencyNames.indexOf(currency)

export const priceField = (currency: Currency): number => field.prices + currencyNames.indexOf(currency)

/** In place of a price: not on sale in this currency. */
export const noPrice = -1

const dayMs = 86_400_000
const firstDay = Date.parse('2000-01-01')

/** Days from the beginning of 2000 to a calendar day. */
export const dayNumber = (day: string): number => (Date.parse(day) - firstDay) / dayMs
