import type { Currency } from '#contracts/shop.ts'
import { marketCookies } from '#lib/market/market.ts'
import { writeReadableCookie } from './readable-cookie.ts'

const oneYear = 31_536_000

/** Saves the currency of the prices that this browser sees from its next page on. */
export const saveCurrency = (currency: Currency): void => writeReadableCookie(marketCookies.currency, currency, oneYear)
