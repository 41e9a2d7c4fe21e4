/**
 * The gross amount of a net one, both in minor units and not negative, rounded half up. In integers, as `netOf`.
 * @param vatRate percent
 */
export const grossOf = (net: number, vatRate: number): number => Math.floor((net * 2 * (100 + vatRate) + 100) / 200)
