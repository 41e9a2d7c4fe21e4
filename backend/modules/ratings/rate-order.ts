import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { readConfiguration } from '../configuration/service.ts'
import { isNamed } from '../orders/rules/is-named.ts'
import { findProvenOrder, lockOrder, type OrderRow } from '../orders/service.ts'
import { announceRatings } from './announce.ts'
import { putOrderRating, selectRatingsOf, selectSigner } from './order-queries.ts'
import { findOrderedBooks, type OrderedBook } from './ordered-books.ts'
import { lockProduct, putRating, writeSums } from './queries.ts'
import { displayNameOf } from './rules/display-name.ts'
import { showOrderRatings } from './show-order-ratings.ts'

type Given = Input<'PUT /orders/{uuid}/ratings'>['body']
type BookRating = Given['books'][number] & { book: OrderedBook }
type Refusal =
  | 'not_found'
  | 'verification_failed'
  | 'too_many_requests'
  | 'ratings_inactive'
  | 'order_not_received'
  | 'purchase_required'

/** Products are locked in the order of their ids, so that two orders with the same products cannot block each other. */
const findRated = (
  given: Given['books'],
  books: OrderedBook[],
): Result<BookRating[], 'order_not_received' | 'purchase_required'> => {
  const rated: BookRating[] = []
  for (const one of given) {
    const book = books.find(({ variantId }) => variantId === one.variantId)
    if (!book) return fail('purchase_required')
    if (!book.isReceived) return fail('order_not_received')
    rated.push({ ...one, book })
  }
  return ok(rated.toSorted((a, b) => a.book.productId - b.book.productId))
}

/** An unchanged rating is not moderated again. */
const rateBook = async (
  ctx: Context,
  order: OrderRow,
  { stars, text, book: { productId, variantId } }: BookRating,
  status: 'waiting' | 'approved',
) => {
  await lockProduct(ctx.db, productId)
  const before = (await selectRatingsOf(ctx.db, order, [productId])).get(productId)
  if (before?.stars === stars && before.text === text) return
  const row = await putRating(ctx.db, {
    productId,
    variantId,
    ...(order.userId === null ? { orderId: order.id } : { userId: order.userId }),
    displayName: displayNameOf(await selectSigner(ctx.db, order), ctx.locale),
    stars,
    title: before?.title ?? null,
    text,
    locale: ctx.locale,
    verified: true,
    status,
    createdAt: ctx.now(),
  })
  const changed = await writeSums(ctx.db, productId)
  if (changed || row.status === 'approved') await announceRatings(ctx.db, productId)
}

/**
 * Saves the ratings of an order's books and of the purchase, all or none. The ratings are marked as those of a verified
 * buyer.
 */
export const rateOrder = async (
  ctx: Context,
  uuid: string,
  { email, order: buying, books: given }: Given,
): Promise<Result<Answer<'PUT /orders/{uuid}/ratings'>, Refusal>> => {
  const found = await findProvenOrder(ctx, uuid, 'orders.rate', email)
  if (!found.ok) return found
  const { id } = found.value
  const settings = await readConfiguration(ctx.db)
  if (!settings.rating_active) return fail('ratings_inactive')
  const limited = await countTry(ctx, 'rating', `order-${id}`)
  if (limited) return limited
  return inTransaction<Context, Answer<'PUT /orders/{uuid}/ratings'>, Refusal>(ctx, async (tx) => {
    // It may just have been connected to an account, or emptied.
    const order = await lockOrder(tx, id)
    if (!order || !isNamed(order)) return fail('ratings_inactive')
    const books = await findOrderedBooks(tx, order)
    const rated = findRated(given, books)
    if (!rated.ok) return rated
    if (buying && !books.every(({ isReceived }) => isReceived)) return fail('order_not_received')
    for (const one of rated.value) await rateBook(tx, order, one, settings.rating_moderation ? 'waiting' : 'approved')
    if (buying) await putOrderRating(tx.db, { orderId: order.id, ...buying, createdAt: tx.now() })
    return ok(await showOrderRatings(tx, order))
  })
}
