import type { OrderStatus } from '#contracts/orders.ts'
import type { WithdrawableItem } from '#contracts/withdrawals.ts'
import type { Deadlines } from './withdrawal-days.ts'

export interface OrderedItem extends Omit<WithdrawableItem, 'left'> {
  isDownload: boolean
  /** Its download has begun, which ends the right (Government Decree 45/2014, 29. § (1) m). */
  isBegun: boolean
}

/** Whose purchase it is, and whether it stands. */
export interface Purchase {
  status: OrderStatus
  segment: 'b2c' | 'b2b'
  billingType: 'personal' | 'company'
  /** Of the organisation that ordered; null for a reader. */
  organizationId: number | null
}

/** Consumers may withdraw from a purchase that stands; institutions, and who buys in the name of a company, may not. */
export const isOffered = ({ status, segment, billingType, organizationId }: Purchase): boolean =>
  (status === 'finalized' || status === 'processing' || status === 'fulfilled') &&
  segment === 'b2c' &&
  organizationId === null &&
  billingType === 'personal'

export const isOver = (
  { isDownload }: Pick<OrderedItem, 'isDownload'>,
  deadlines: Deadlines,
  today: string,
): boolean => {
  const last = isDownload ? deadlines.downloads : deadlines.books
  return last !== null && today > last
}

/** How many copies of each item can be withdrawn today. */
export const openItems = <Item extends OrderedItem>(
  items: readonly Item[],
  purchase: Purchase,
  deadlines: Deadlines,
  today: string,
): (Item & { left: number })[] =>
  items.map((item) => ({
    ...item,
    left: isOffered(purchase) && !item.isBegun && !isOver(item, deadlines, today) ? item.quantity - item.withdrawn : 0,
  }))
