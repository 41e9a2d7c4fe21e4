export { defaultPriceList, defaultPriceListKey, priceListOf } from './price-list.ts'
export { setPrice } from './set-price.ts'
export { type PriceChange, setPrices, type WantedPrices } from './set-prices.ts'
