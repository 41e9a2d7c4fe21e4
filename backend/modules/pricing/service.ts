export { setPrice } from './set-price.ts'
export { type PriceChange, setPrices, type WantedPrices } from './set-prices.ts'
