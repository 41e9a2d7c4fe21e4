export { type PriceChange, setPrices, type WantedPrices } from './set-prices.ts'
