import type { CartDeals, RewardDeal } from '#contracts/cart-deals.ts'
import { rewardItemTypes } from '#contracts/deal-types.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findPurchasable, type Purchasable } from '../catalog/service.ts'
import { type Deal, isRewardDeal } from '../deals/rules/deal.ts'
import { offerOf } from '../deals/rules/resolve-rewards.ts'
import { netOf } from '../pricing/rules/net-of-gross.ts'
import { type Cart, loadCart } from './cart.ts'
import { changeAnyVersion, unlessOffered } from './change.ts'
import { deleteItem, selectItems, selectOwned, upsertReward } from './queries.ts'
import { refuseQuantity } from './rules/quantity-limit.ts'

type Facts = ReadonlyMap<number, Purchasable>

/** What the cart may choose of a deal, for the order or for one of its items. Rewards that are sold out are left out. */
const rewardDealOf = (cart: Cart, deal: Deal, parentId: number | null, facts: Facts, ctx: Context): RewardDeal[] => {
  const offer = isRewardDeal(deal) && offerOf(deal, parentId, cart.goods.counted, cart.row.currency)
  if (!offer || offer.max === 0 || !isRewardDeal(deal)) return []
  const chosen = cart.items.filter((item) => item.dealId === deal.id && item.parentId === parentId)
  const rewards = deal.rewards.flatMap(({ variantId, prices }) => {
    const variant = facts.get(variantId)
    const gross = prices[cart.row.currency]
    if (!variant || gross === undefined || variant.availability === 'unavailable') return []
    const { price } = variant
    return [
      {
        variant,
        price: { gross, net: netOf(gross, price.vatRate) },
        regular: { gross: price.gross, net: price.net },
        chosen: chosen.find((item) => item.variantId === variantId)?.quantity ?? 0,
      },
    ]
  })
  const { id: dealId, key, type, name } = deal
  return rewards.length > 0 ? [{ dealId, key, type, name: name[ctx.locale], parentId, max: offer.max, rewards }] : []
}

const rewardFacts = (ctx: Context, { deals, row }: Cart): Promise<Facts> =>
  findPurchasable({ ...ctx, currency: row.currency }, [
    ...new Set(deals.flatMap(({ rewards }) => rewards.map(({ variantId }) => variantId))),
  ])

/** The deals that a cart can still reach, and what it may choose now. */
export const listDeals = async (ctx: Context, uuid: string): Promise<Result<CartDeals, 'not_found'>> => {
  const found = await selectOwned(ctx.db, uuid, ctx.actor)
  if (!found) return fail('not_found')
  const cart = await loadCart(ctx, found)
  const facts = await rewardFacts(ctx, cart)
  return ok({
    nextDeals: cart.goods.nextDeals.map(({ deal: { id, key, type, name }, missing }) => ({
      dealId: id,
      key,
      type,
      name: name[ctx.locale],
      missing,
    })),
    orderDeals: cart.deals.flatMap((deal) => rewardDealOf(cart, deal, null, facts, ctx)),
    itemDeals: cart.goods.counted.flatMap(({ itemId }) =>
      cart.deals.flatMap((deal) => rewardDealOf(cart, deal, itemId, facts, ctx)),
    ),
  })
}

export interface ChosenDeal {
  dealId: number
  variantId: number
  parentId?: number | undefined
  quantity: number
}

/** Chooses a gift or an upsell. Where there is no room for it beside what was chosen before, the latest choice wins. */
export const chooseDeal = (ctx: Context, uuid: string, { dealId, variantId, quantity, ...chosen }: ChosenDeal) =>
  changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row) => {
      const parentId = chosen.parentId ?? null
      const cart = await loadCart(tx, row)
      const deal = cart.deals.find(({ id }) => id === dealId)
      if (!deal || !isRewardDeal(deal)) return fail('deal_not_available')
      if (parentId !== null && !cart.items.some(({ id }) => id === parentId)) return fail('item_not_exists_in_order')
      const offer = offerOf(deal, parentId, cart.goods.counted, row.currency)
      if (!offer || offer.max === 0) return fail('deal_not_available')
      const reward = deal.rewards.find((one) => one.variantId === variantId)
      const facts = reward && (await findPurchasable({ ...tx, currency: row.currency }, [variantId])).get(variantId)
      if (!facts || reward.prices[row.currency] === undefined) return fail('item_not_found')
      if (facts.availability === 'unavailable') return fail('variant_not_available')
      if (quantity > offer.max) return fail('quantity_limit_reached', { params: { max: offer.max } })
      const refused = refuseQuantity(facts, quantity)
      if (refused) return refused
      const type = rewardItemTypes[deal.type]
      const id = await upsertReward(tx.db, { draftOrderId: row.id, type, parentId, variantId, quantity, dealId })
      const others = (await selectItems(tx.db, row.id)).filter(
        (item) => item.dealId === dealId && item.parentId === parentId && item.id !== id,
      )
      let room = offer.max - quantity
      for (const other of others.toReversed())
        if (other.quantity <= room) room -= other.quantity
        else await deleteItem(tx.db, row.id, other.id)
      return ok(row)
    }),
  )
