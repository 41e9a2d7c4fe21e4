import { currencies, type Currency } from '#contracts/shop.ts'

/** A variant is some whole numbers in a row: id, marks, day, year, its set of parameters, then the gross and the net price in each currency. */
export const field = { id: 0, marks: 1, day: 2, year: 3, parameters: 4, prices: 5 } as const

export const currencyNames = Object.keys(currencies) as Currency[]
export const recordLength = field.prices + 2 * currencyNames.length

/** The marks hold the format's place among `formats`, one bit for copies on hand, and one bit for each reduced price. */
const formatSize = 4
export const formatBits = (1 << formatSize) - 1
export const inStock = 1 << formatSize
export const reducedIn = (currency: Currency): number => (inStock << 1) << currencyNames.indexOf(currency)

/** How many formats and currencies the marks have room for. An Int32Array holds 31 bits beside the sign. */
export const formatCeiling = 1 << formatSize
export const currencyCeiling = 31 - formatSize - 1

export const priceField = (currency: Currency): number => field.prices + currencyNames.indexOf(currency)
export const netPriceField = (currency: Currency): number => priceField(currency) + currencyNames.length
/** Stands for a price where the variant is not on sale in this currency. */
export const noPrice = -1

/**
 * Stand for the day and the year of what is announced without a day: behind all others in the order of newest ones, and
 * in no range of years.
 */
export const noDay = -1_000_000
export const noYear = 0

const dayMs = 86_400_000
const firstDay = Date.parse('2000-01-01')

/** Days from the beginning of 2000 to a calendar day. */
export const dayNumber = (day: string): number => (Date.parse(day) - firstDay) / dayMs
