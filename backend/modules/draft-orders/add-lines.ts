import { sql } from 'drizzle-orm'
import type { CartReport, CartReportLine } from '#contracts/cart-report.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { currencies, type Currency } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findPurchasable, type Purchasable } from '../catalog/service.ts'
import { showDraftOrder } from './answer.ts'
import { reportChange, unlessOffered, type WriteError } from './change.ts'
import { type DraftOrderRow, selectItems, selectOwned } from './queries.ts'
import { reportLine } from './report-line.ts'
import { takeCopies } from './rules/take-copies.ts'

/** One line that is brought to the cart: of a file, a list, another cart, an earlier order. */
export interface NewLine {
  /** The row of the file or of the list, from 1; null elsewhere. */
  row: number | null
  variantId: number
  quantity: number
  /** What the line says, for a variant that has left the catalog. */
  name: string
}

type AddError = Exclude<WriteError, 'version_conflict'> | 'offer_fixed'

type Facts = ReadonlyMap<number, Purchasable>

const inCurrency = (ctx: Context, ids: readonly number[], currency: Currency): Promise<Facts> =>
  findPurchasable({ ...ctx, currency }, ids)

/** Variants that have a price in another currency only. */
const findElsewhere = async (ctx: Context, ids: readonly number[]): Promise<Facts> => {
  if (ids.length === 0) return new Map()
  const found = await Promise.all((Object.keys(currencies) as Currency[]).map((one) => inCurrency(ctx, ids, one)))
  return new Map(found.flatMap((facts) => [...facts]))
}

const growItems = async ({ db }: Context, row: DraftOrderRow, grown: ReadonlyMap<number, number>): Promise<void> => {
  if (grown.size === 0) return
  // In the order of the lines: a cart shows its items in the order in which they came.
  const [ids, quantities] = [[...grown.keys()], [...grown.values()]]
  await db.execute(sql`
    insert into draft_order_items as item (draft_order_id, type, variant_id, quantity)
    select ${row.id}, case when format = 'package' then 'PACKAGE' else 'ITEM' end, id, wanted.quantity
    from unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) with ordinality wanted(variant_id, quantity, place)
    join variants on variants.id = wanted.variant_id order by place
    on conflict (draft_order_id, variant_id, type, parent_id) do update set quantity = item.quantity + excluded.quantity`)
}

/**
 * Adds lines one after the other to a cart whose lock the caller holds: as many copies of each as can be ordered. A line
 * that cannot be added stops no other one.
 * @param known facts in the cart's currency, read before the lock
 */
const addLinesTo = async (
  ctx: Context,
  row: DraftOrderRow,
  lines: readonly NewLine[],
  known?: Facts,
): Promise<CartReportLine[]> => {
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const sold = known ?? (await inCurrency(ctx, ids, row.currency))
  const elsewhere = await findElsewhere(
    ctx,
    ids.filter((id) => !sold.has(id)),
  )
  const own = (await selectItems(ctx.db, row.id)).filter(({ dealId }) => dealId === null)
  const inCart = new Map(own.map(({ variantId, quantity }) => [variantId, quantity]))
  const grown = new Map<number, number>()
  const report = lines.map((line) => {
    const facts = sold.get(line.variantId)
    if (!facts) {
      const other = elsewhere.get(line.variantId)
      const why = fail(other ? 'no_value_for_currency' : 'item_not_found')
      return reportLine(ctx, { ...line, facts: other }, { taken: 0, outcome: 'refused', why })
    }
    const before = inCart.get(line.variantId) ?? 0
    const taken = takeCopies(facts, line.quantity, before)
    if (taken.taken > 0) {
      inCart.set(line.variantId, before + taken.taken)
      grown.set(line.variantId, (grown.get(line.variantId) ?? 0) + taken.taken)
    }
    return reportLine(ctx, { ...line, facts }, taken)
  })
  await growItems(ctx, row, grown)
  return report
}

/** Brings several lines to an open cart at once. Facts are read before the lock, because others wait for the lock. */
export const addLines = async (
  ctx: Context,
  uuid: string,
  lines: readonly NewLine[],
): Promise<Result<CartReportLine[], AddError>> => {
  const currency = (await selectOwned(ctx.db, uuid, ctx.actor))?.currency ?? ctx.currency
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const facts = await inCurrency(ctx, ids, currency)
  return reportChange(
    ctx,
    uuid,
    unlessOffered(async (tx, row) =>
      ok(await addLinesTo(tx, row, lines, row.currency === currency ? facts : undefined)),
    ),
  )
}

/** Adds several items at once and answers with the cart, and with what became of each item. */
export const addSeveral = async (
  ctx: Context,
  uuid: string,
  items: readonly Pick<NewLine, 'variantId' | 'quantity'>[],
): Promise<Result<{ draftOrder: DraftOrder; report: CartReport }, AddError>> => {
  const lines = await addLines(
    ctx,
    uuid,
    items.map((item) => ({ ...item, row: null, name: '' })),
  )
  if (!lines.ok) return lines
  const row = await selectOwned(ctx.db, uuid, ctx.actor)
  return row ? ok({ draftOrder: await showDraftOrder(ctx, row), report: { lines: lines.value } }) : fail('not_found')
}
