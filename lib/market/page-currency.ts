import type { Currency } from '#contracts/shop.ts'
import { defaultMarket } from './market.ts'

/** The currency that the page in this browser was made in: its prices and those that are asked for later are the same. */
export const pageCurrency = (): Currency =>
  (document.documentElement.dataset['currency'] as Currency | undefined) ?? defaultMarket.currency
