import type { OrderWithdrawal } from '#contracts/withdrawals.ts'
import type { Services } from '../../kernel/context.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findSegment, findShipments, isDigital, type OrderRow } from '../orders/service.ts'
import { selectByOrder, selectItems } from './queries.ts'
import { isOffered, openItems, type OrderedItem } from './rules/open-items.ts'
import { withdrawalDays } from './rules/withdrawal-days.ts'

type Ctx = Pick<Services, 'db' | 'now'>

const orderedItem = ({ item, withdrawn, isBegun }: Awaited<ReturnType<typeof selectItems>>[number]): OrderedItem => ({
  id: item.id,
  parentId: item.parentId,
  isGift: item.type === 'ORDER_GIFT' || item.type === 'ITEM_GIFT',
  quantity: item.quantity,
  withdrawn,
  isDownload: isDigital(item.format),
  isBegun,
})

/** All facts on which the rules of a withdrawal work. */
export const readFacts = async (ctx: Ctx, order: OrderRow) => {
  const { withdrawal } = await readConfiguration(ctx.db)
  const deadlines = withdrawalDays(order.placedAt, await findShipments(ctx.db, order.id), withdrawal.days)
  const segment = await findSegment(ctx.db, order.userId)
  const { status, billing, organizationId } = order
  const purchase = { status, segment, billingType: billing.type, organizationId }
  const today = shopDay(ctx.now())
  const ordered = (await selectItems(ctx.db, order.id)).map(orderedItem)
  return { items: openItems(ordered, purchase, deadlines, today), purchase, deadlines, today }
}

export const findWithdrawal = async (ctx: Ctx, order: OrderRow): Promise<OrderWithdrawal> => {
  const { items, purchase, deadlines } = await readFacts(ctx, order)
  const last = items.every(({ isDownload }) => isDownload) ? deadlines.downloads : deadlines.books
  return {
    isOpen: items.some(({ left, isGift }) => left > 0 && !isGift),
    until: isOffered(purchase) ? last : null,
    items,
    withdrawals: (await selectByOrder(ctx.db, order.id)).map(({ number, declaredAt, amount, items: copies }) => ({
      number,
      declaredAt: declaredAt.toISOString(),
      amount,
      items: copies,
    })),
  }
}
