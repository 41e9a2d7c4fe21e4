import { sql } from 'drizzle-orm'
import type { Configuration } from '#contracts/configuration.ts'
import type { VariantDeal, VariantRewardDeal } from '#contracts/product-page.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Answer } from '../../../http/handler.ts'
import { anyOf } from '../../../db/any-of.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { configValue } from '../../configuration/service.ts'
import type { Deal } from '../../deals/rules/deal.ts'
import { lowerItems } from '../../deals/rules/lower-items.ts'
import { dealsSql } from '../../deals/service.ts'
import { goodsOf } from '../../pricing/rules/goods.ts'
import { leastPrice } from '../../pricing/rules/least-price.ts'
import { netOf } from '../../pricing/rules/net-of-gross.ts'
import { shopDay } from '../rules/shop-day.ts'
import { selectCards } from './select-cards.ts'

interface Found {
  deals: Deal[]
  rules: Configuration['pricing_rules']
  fixed: Configuration['fixed_book_price']
  [column: string]: unknown
}

/** The deals that name the variant now. Deals are for consumers (spec point 4). */
const selectDeals = async ({ db, now, actor }: Context, id: number): Promise<Found> => {
  const deals = actor.segment === 'b2c' ? dealsSql(anyOf([id]), now()) : sql`'[]'::json`
  const { rows } = await db.execute<Found>(sql`
    select ${deals} as deals, ${configValue('pricing_rules')} as rules, ${configValue('fixed_book_price')} as fixed`)
  const [found] = rows
  if (!found) throw new Error('A select without a table returned no row')
  return found
}

const eachOf = (amount: number, quantity: number): number => Math.round(amount / quantity)

/** What so many copies cost under a deal; nothing where it does not lower them. */
const loweredBy = (
  deal: Deal,
  { id, price, ...sold }: VariantCard,
  { rules, fixed }: Found,
  { now, locale }: Context,
): VariantDeal[] => {
  const quantity = deal.minQuantity
  const line = {
    itemId: id,
    variantId: id,
    quantity,
    vatRate: price.vatRate,
    gross: price.gross * quantity,
    net: price.net * quantity,
    least: leastPrice(sold, price.gross, { rules, fixed, today: shopDay(now()) }) * quantity,
  }
  const [taken] = lowerItems(goodsOf([line]), [deal], price.currency, rules).adjustments
  if (!taken) return []
  const lowered = { gross: line.gross + taken.gross, net: line.net + taken.net }
  return [
    {
      variantId: id,
      name: deal.name[locale],
      quantity,
      price: lowered,
      unitPrice: { gross: eachOf(lowered.gross, quantity), net: eachOf(lowered.net, quantity) },
      regular: { gross: line.gross, net: line.net },
    },
  ]
}

const isForItem = (type: Deal['type']): type is VariantRewardDeal['type'] =>
  type === 'item_upsell_deal' || type === 'item_gift_deal'

const rewardDealOf = (
  deal: Deal,
  cards: ReadonlyMap<number, VariantCard>,
  { locale, currency }: Context,
): VariantRewardDeal[] => {
  const { id: dealId, type, name, minQuantity } = deal
  if (!isForItem(type)) return []
  const rewards = deal.rewards.flatMap(({ variantId, prices }) => {
    const variant = cards.get(variantId)
    const gross = prices[currency]
    if (!variant || gross === undefined || variant.availability === 'unavailable') return []
    const { vatRate, ...regular } = variant.price
    return [
      { variant, price: { gross, net: netOf(gross, vatRate) }, regular: { gross: regular.gross, net: regular.net } },
    ]
  })
  return rewards.length > 0 ? [{ dealId, type, name: name[locale], minQuantity, rewards }] : []
}

/** The reduction of the price list, what deals take off the variant, and the gifts and upsells that it brings with it. */
export const findDeals = async (
  ctx: Context,
  id: number,
): Promise<Result<Answer<'GET /v2.0/variants/{id}/deals'>, 'not_found'>> => {
  const card = (await selectCards(ctx, [id])).get(id)
  if (!card) return fail('not_found')
  const { price } = card
  const found = await selectDeals(ctx, id)
  const cards = await selectCards(
    ctx,
    found.deals
      .filter(({ type }) => isForItem(type))
      .flatMap(({ rewards }) => rewards.map(({ variantId }) => variantId)),
  )
  const now = { gross: price.gross, net: price.net }
  const reduction: VariantDeal[] = price.original
    ? [{ variantId: id, name: null, quantity: 1, price: now, unitPrice: now, regular: price.original }]
    : []
  const lowered = found.deals
    .filter(({ type }) => type === 'general_item_deal')
    .flatMap((deal) => loweredBy(deal, card, found, ctx))
  return ok({
    variantId: id,
    deals: [...reduction, ...lowered],
    rewardDeals: found.deals.flatMap((deal) => rewardDealOf(deal, cards, ctx)),
  })
}
