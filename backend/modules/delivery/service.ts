export { findDeliveryPrices } from './delivery-prices.ts'
export { type DeliveryModeRow, type DeliveryOffers, deliveryModesSql, freeDeliveryFromSql } from './queries.ts'
export { findStorePlace } from './store-place.ts'
