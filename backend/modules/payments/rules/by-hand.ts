/** Methods without a provider: the money comes at the door, or into the account of the shop. */
const byHand = new Set(['cash_on_delivery', 'transfer'])

export const isByHand = (method: string): boolean => byHand.has(method)
