import type { Currency } from '#contracts/shop.ts'
import { defaultMarket } from './market.ts'

/** The currency in which this page was made. Prices that the page requests later are in the same currency. */
export const pageCurrency = (): Currency =>
  (document.documentElement.dataset['currency'] as Currency | undefined) ?? defaultMarket.currency
