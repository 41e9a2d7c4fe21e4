import { asc, eq, sql } from 'drizzle-orm'
import { userIdOf } from '../../access/actor.ts'
import { ownerOf } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { offerLines, offers, offerVersions } from '../../db/schema/offers.ts'
import type { Context } from '../../kernel/context.ts'
import { findUnpriced, type Purchasable } from '../catalog/service.ts'
import { deliveryVatRate } from '../pricing/rules/delivery-vat-rate.ts'
import { hasOfferReservations } from '../stock/service.ts'
import { idsWithout, type LoadedItems, type StoredItems, withFacts } from './load-items.ts'
import { type DraftOrderRow, insertOpen, selectOpenOffer } from './queries.ts'
import type { StoredCart } from './select-stored-cart.ts'

/** A sent version, which never changes. Whoever asks has checked that the actor may see its offer. */
const selectSentOffer = async (db: Database, versionId: number) => {
  const [found] = await db
    .select({ offer: offers, version: offerVersions })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .where(eq(offerVersions.id, versionId))
  if (!found) throw new Error(`There is no version ${versionId} of an offer`)
  const isOfVersion = eq(offerLines.versionId, versionId)
  return { ...found, lines: await db.select().from(offerLines).where(isOfVersion).orderBy(asc(offerLines.id)) }
}

export interface CartOffer extends Awaited<ReturnType<typeof selectSentOffer>> {
  /** Whether its copies are reserved: they are missing in what others can order. */
  isReserved: boolean
}

/** The member's cart of a sent offer, apart from the member's other carts. There is one for each version. */
export const openOfferCart = async (ctx: Context, versionId: number): Promise<DraftOrderRow> => {
  const at = ctx.now()
  const found = () => selectOpenOffer(ctx.db, versionId, ctx.actor)
  const existing = await found()
  if (existing) return existing
  const { offer, lines } = await selectSentOffer(ctx.db, versionId)
  await insertOpen(ctx.db, {
    ...ownerOf(ctx.actor),
    uuid: ctx.newId(),
    offerVersionId: versionId,
    currency: offer.currency,
    locale: ctx.locale,
    createdAt: at,
    updatedAt: at,
  })
  const row = await found()
  if (!row) throw new Error(`The cart of user ${userIdOf(ctx.actor)} by offer ${offer.number} was not written`)
  const [ids, quantities] = [lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)]
  await ctx.db.execute(sql`
    insert into draft_order_items (draft_order_id, type, variant_id, quantity)
    select ${row.id}, case when format = 'package' then 'PACKAGE' else 'ITEM' end, id, wanted.quantity
    from unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) with ordinality wanted(variant_id, quantity, place)
    join variants on variants.id = wanted.variant_id order by place`)
  return row
}

/** Null for a cart of the customer's own. */
export const findCartOffer = async ({ db }: Context, row: DraftOrderRow): Promise<CartOffer | null> => {
  if (row.offerVersionId === null) return null
  const sent = await selectSentOffer(db, row.offerVersionId)
  return { ...sent, isReserved: await hasOfferReservations(db, sent.offer.id) }
}

/** What an offer leaves of what decides the price of a cart: its own delivery cost, and no deals. */
export const underOffer = (stored: StoredCart, { offer, version }: CartOffer): StoredCart => ({
  ...stored,
  deals: [],
  coupons: [],
  deliveryModes: stored.deliveryModes.map((mode) =>
    mode.prices[offer.currency] === undefined
      ? mode
      : { ...mode, prices: { [offer.currency]: version.deliveryGross }, vatRate: deliveryVatRate },
  ),
  freeDeliveryFrom: {},
  pricingRules: { ...stored.pricingRules, minimum_order: {} },
  // The shop may have stopped to sell in this currency.
  paymentMethods: stored.currencies.includes(offer.currency) ? stored.paymentMethods : [],
})

const withReserved = (facts: Purchasable, quantity: number): Purchasable =>
  facts.availability === 'preorder' || facts.stock === null
    ? facts
    : { ...facts, availability: 'available', stock: facts.stock + quantity }

/** The items at the prices of the offer. What has left the catalog since is missing. */
export const loadOfferedItems = async (
  ctx: Context,
  { rows, sold }: StoredItems,
  { lines, isReserved }: CartOffer,
): Promise<LoadedItems> => {
  const unpriced = await findUnpriced(ctx, idsWithout(rows, sold))
  const bought = withFacts(rows, sold).flatMap((item) => {
    const line = lines.find(({ variantId }) => variantId === item.variantId)
    if (!line) return []
    const { unitGross: gross, unitNet: net, vatRate } = line
    const facts = isReserved ? withReserved(item.facts, item.quantity) : item.facts
    return [{ ...item, facts, price: { gross, net, vatRate, reasons: [] } }]
  })
  return { bought, rewards: [], unpriced: withFacts(rows, unpriced) }
}
