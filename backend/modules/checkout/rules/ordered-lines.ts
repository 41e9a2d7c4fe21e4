import type { Cart } from '../../draft-orders/service.ts'
import type { OrderedLine } from '../../stock/service.ts'

/** What a cart needs of the stock. */
export const orderedLines = (items: Cart['items']): OrderedLine[] =>
  items.map(({ variantId, quantity, facts }) => ({ ...facts, variantId, quantity }))
