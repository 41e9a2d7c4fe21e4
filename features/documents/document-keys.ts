/** In the order of the page: what is filled in, then what holds. */
export const documentKeys = ['order-form', 'withdrawal-form', 'delivery-prices', 'terms', 'privacy'] as const
export type DocumentKey = (typeof documentKeys)[number]
