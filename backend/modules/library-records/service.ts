import type { FileAnswer } from '#contracts/file-answer.ts'
import type { RecordFormat } from '#contracts/record-format.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { findBooks } from '../export/service.ts'
import { findOwnOrder, type OrderRow } from '../orders/service.ts'
import { selectCategories, selectCopies, selectEditions, selectOrganizationName } from './queries.ts'
import type { Bought, Purchase } from './rules/library-record.ts'

/** The books of an order, in its order, each once with all its copies. */
const findBought = async ({ db, locale }: Context, orderId: number): Promise<Bought[]> => {
  const copies = Map.groupBy(await selectCopies(db, orderId), ({ variantId }) => variantId)
  const ids = [...copies.keys()]
  const books = new Map((await findBooks(db, ids)).map((book) => [book.variant.id, book]))
  const editions = new Map((await selectEditions(db, ids)).map(({ variantId, text }) => [variantId, text?.[locale]]))
  const keys = [...books.values()].flatMap(({ categories }) => categories)
  const categories = Map.groupBy(await selectCategories(db, keys), ({ key }) => key)
  return [...copies].flatMap(([id, ofBook]) => {
    const book = books.get(id)
    if (!book) return []
    const named = book.categories.flatMap((key) => {
      const path = categories.get(key) ?? []
      return path.slice(0, 1).map(({ name }) => ({ name, keys: path.map(({ above }) => above) }))
    })
    return [{ book, copies: ofBook, edition: editions.get(id), categories: named }]
  })
}

const findPurchase = async (ctx: Context, { currency, organizationId, placedAt }: OrderRow): Promise<Purchase> => ({
  locale: ctx.locale,
  currency,
  organization: organizationId === null ? undefined : await selectOrganizationName(ctx.db, organizationId),
  boughtOn: shopDay(placedAt),
  today: shopDay(ctx.now()),
})

/** The books of an order as records of a library system. A cancelled order has brought no copies. */
export const exportRecords = async (
  ctx: Context,
  uuid: string,
  format: RecordFormat,
): Promise<Result<FileAnswer, 'not_found'>> => {
  const order = await findOwnOrder(ctx, uuid, 'orders.read')
  if (!order || order.status === 'cancelled') return fail('not_found')
  const bought = await findBought(ctx, order.id)
  // The libraries are loaded with the first download, not with the start.
  const { recordFile } = await import('./record-file.ts')
  return ok(await recordFile(bought, await findPurchase(ctx, order), { name: order.number, format }))
}
