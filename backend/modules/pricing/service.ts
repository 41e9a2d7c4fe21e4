export {
  assignList,
  deletePriceList,
  insertPriceList,
  type ListChanges,
  lockPriceList,
  type PriceList,
  replacePrices,
  selectPriceLists,
  unassignList,
  type WantedPrice,
} from './manage-lists.ts'
export { basePriceList } from './price-lists.ts'
export { listedPrices, type ResolvedPrice } from './listed-prices.ts'
export { confirmPrice, findHeldPrices, refusePrice, type WaitingPrice } from './held-prices.ts'
export { holdPrices } from './hold-prices.ts'
export { setPrice } from './set-price.ts'
export { setPrices } from './set-prices.ts'
