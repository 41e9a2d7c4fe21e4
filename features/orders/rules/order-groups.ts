import type { OrderGroup } from '#contracts/customer-orders.ts'

/** The filters of the list in the order of the page; undefined: all orders. */
export const orderGroups: readonly (OrderGroup | undefined)[] = [
  undefined,
  'open',
  'collectable',
  'closed',
  'cancelled',
]
