import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { type FeedBook, findFeedBooks, findIdsOnSale } from '../catalog/service.ts'
import { findDeliveryPrices } from '../delivery/service.ts'
import { cheapestDelivery } from './rules/cheapest-delivery.ts'

type FeedItems = Answer<'GET /v2.0/feed_items'>

const itemsOf = async (ctx: Context, books: readonly FeedBook[]): Promise<FeedItems['items']> => {
  const { modes, freeFrom } = await findDeliveryPrices(ctx)
  return books.map((book) => ({
    ...book,
    delivery: book.type === 'physical' ? cheapestDelivery(modes, book.price, freeFrom) : null,
  }))
}

/** The given books, or the next ones in the order of their ids. The cursor is the last id. */
export const listFeedItems = async (
  ctx: Context,
  { ids, after, limit }: Input<'GET /v2.0/feed_items'>['query'],
): Promise<FeedItems> => {
  const wanted = ids ?? (await findIdsOnSale(ctx, after, limit))
  const items = await itemsOf(ctx, await findFeedBooks(ctx, wanted))
  return { items, cursor: !ids && wanted.length === limit ? String(wanted.at(-1)) : null }
}
