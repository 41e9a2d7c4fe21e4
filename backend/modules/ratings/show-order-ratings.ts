import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { coverOf } from '../catalog/rules/cover-of.ts'
import { readConfiguration } from '../configuration/service.ts'
import { isNamed } from '../orders/rules/is-named.ts'
import { findProvenOrder, type OrderRow } from '../orders/service.ts'
import { selectOrderRating, selectRatingsOf, selectSigner } from './order-queries.ts'
import { findOrderedBooks } from './ordered-books.ts'
import { displayNameOf } from './rules/display-name.ts'

type Shown = Answer<'POST /orders/{uuid}/ratings/details'>

export const showOrderRatings = async (ctx: Context, order: OrderRow): Promise<Shown> => {
  const { rating_moderation: isModerated } = await readConfiguration(ctx.db)
  const books = await findOrderedBooks(ctx, order)
  const said = await selectRatingsOf(
    ctx.db,
    order,
    books.map(({ productId }) => productId),
  )
  const rating = await selectOrderRating(ctx.db, order.id)
  return {
    number: order.number,
    status: order.status,
    displayName: displayNameOf(await selectSigner(ctx.db, order), ctx.locale),
    isModerated,
    order: {
      mayRate: isNamed(order) && books.every(({ isReceived }) => isReceived),
      rating: rating ? { stars: rating.stars, text: rating.text } : null,
    },
    books: books.map(({ variantId, productId, path, name, authors, coverPath, isReceived }) => {
      const one = said.get(productId)
      return {
        variantId,
        path,
        name,
        authors,
        cover: coverOf(coverPath),
        mayRate: isNamed(order) && isReceived,
        rating: one ? { stars: one.stars, text: one.text, status: one.status } : null,
      }
    }),
  }
}

export const findOrderRatings = async (
  ctx: Context,
  uuid: string,
  email: string | undefined,
): Promise<Result<Shown, 'not_found' | 'verification_failed' | 'too_many_requests' | 'ratings_inactive'>> => {
  const found = await findProvenOrder(ctx, uuid, 'orders.rate', email)
  if (!found.ok) return found
  if (!(await readConfiguration(ctx.db)).rating_active) return fail('ratings_inactive')
  return ok(await showOrderRatings(ctx, found.value))
}
