import type { WaitingCode } from '#contracts/draft-order-items.ts'
import type { Amount } from '#contracts/money.ts'
import type { Resolved } from '../deals/rules/resolve-rewards.ts'
import type { Adjustment } from '../pricing/rules/adjustments.ts'
import type { PricedLine } from '../pricing/rules/delivery-price.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { withDealPrice } from '../pricing/rules/resolve-price.ts'
import { lineTotal, sumAmounts } from '../pricing/rules/totals.ts'
import type { LoadedItem, LoadedItems } from './load-items.ts'
import type { PricedGoods } from './price-goods.ts'

export interface CartItem extends LoadedItem {
  /** The key of the deal that made it a gift or an upsell. */
  dealKey: string | null
  /** What deals and coupons take off this item. */
  adjustments: Adjustment[]
}

/** A chosen gift or upsell that does not count at the moment: it is not charged and not ordered. */
export interface WaitingItem extends LoadedItem {
  code: WaitingCode
  /** What the goods must cost more for its deal, gross; null where that would not help. */
  missing: number | null
}

type Found = CartItem | WaitingItem

const isWaiting = (item: Found): item is WaitingItem => 'code' in item
const isInCart = (item: Found): item is CartItem => !isWaiting(item)

const hasCopies = ({ availability, stock }: LoadedItem['facts'], quantity: number): boolean =>
  availability === 'preorder' || (availability === 'available' && (stock === null || stock >= quantity))

const rewardOf = (item: LoadedItem, resolved: Resolved): Found => {
  if (resolved.kind === 'waiting') return { ...item, code: resolved.code, missing: resolved.missing }
  const { quantity, gross, deal } = resolved
  if (!hasCopies(item.facts, quantity)) return { ...item, code: 'insufficient_stock', missing: null }
  const amount = { gross, net: netOf(gross, item.price.vatRate) }
  return { ...item, quantity, price: withDealPrice(item.price, amount, deal.key), dealKey: deal.key, adjustments: [] }
}

/** The items of a cart in the order in which they were added, with what their deals make of them. */
export const cartItems = (
  { bought, rewards }: LoadedItems,
  { discounts, rewards: resolved }: PricedGoods,
): { items: CartItem[]; waiting: WaitingItem[] } => {
  const items = bought.map((item): CartItem => ({
    ...item,
    dealKey: null,
    adjustments: discounts.filter(({ itemId }) => itemId === item.id),
  }))
  const chosen = rewards.flatMap((item) => {
    const found = resolved.find(({ id }) => id === item.id)
    return found ? [rewardOf(item, found)] : []
  })
  return {
    items: [...items, ...chosen.filter(isInCart)].toSorted((a, b) => a.id - b.id),
    waiting: chosen.filter(isWaiting),
  }
}

/** Coupons do not count towards free delivery, deals do. */
const isDeal = ({ kind }: Adjustment): boolean => kind === 'order_item_discount'

export const lineOf = ({ facts, price, quantity, adjustments }: CartItem): PricedLine => ({
  quantity,
  unit: { gross: price.gross, net: price.net },
  vatRate: price.vatRate,
  discount: -adjustments.filter(isDeal).reduce((sum, { gross }) => sum + gross, 0),
  physical: facts.type === 'physical',
})

/** What all copies of an item cost after its deals and coupons. */
export const totalOf = (item: CartItem): Amount => sumAmounts([lineTotal(lineOf(item)), ...item.adjustments])
