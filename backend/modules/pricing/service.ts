export { basePriceList } from './price-lists.ts'
export { type ResolvedPrice, resolvePrices } from './resolve-prices.ts'
export { setPrice } from './set-price.ts'
export { setPrices } from './set-prices.ts'
