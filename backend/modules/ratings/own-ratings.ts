import { userIdOf } from '../../access/actor.ts'
import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { announceRatings } from './announce.ts'
import {
  countOwnRatings,
  deleteOwnRating,
  selectOwnProduct,
  selectOwnRatings,
  selectRatedPurchases,
  selectUnrated,
} from './own-queries.ts'
import { lockProduct, writeSums } from './queries.ts'

type List = 'GET /v2.0/me/ratings'

/** Beside the list, on its first page. */
const maxBeside = 50

const findBeside = async (
  ctx: Context,
  userId: number,
  mayRate: boolean,
): Promise<Pick<Answer<List>, 'purchases' | 'unrated'>> => {
  const [purchases, unrated] = await Promise.all([
    selectRatedPurchases(ctx.db, userId, maxBeside),
    mayRate ? selectUnrated(ctx.db, userId, { now: ctx.now(), limit: maxBeside }) : [],
  ])
  const cards = await findVariantCards(ctx, unrated)
  return {
    purchases: purchases.map(({ rating: { stars, text, createdAt }, ...order }) => ({
      ...order,
      stars,
      text,
      createdAt: createdAt.toISOString(),
    })),
    unrated: unrated.flatMap((id) => cards.get(id) ?? []),
  }
}

/** Also while ratings are switched off (`mayRate`): what somebody has written may always be read and taken back. */
export const listOwnRatings = async (
  ctx: Context,
  { cursor, limit }: Input<List>['query'],
): Promise<Result<Answer<List>, 'unauthenticated' | 'invalid_data_provided'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const { rating_active: mayRate, rating_moderation: isModerated } = await readConfiguration(ctx.db)
  const before = readLatest(cursor)
  if (!before.ok) return before
  const rows = await selectOwnRatings(ctx.db, userId, { before: before.value, limit: limit + 1 })
  const { page, cursor: next } = cutLatest(rows, limit, ({ rating }) => rating.id)
  const cards = await findVariantCards(
    ctx,
    page.map(({ rating }) => rating.variantId),
  )
  return ok({
    items: page.map(({ bookTitle, rating: { id, variantId, stars, title, text, status, createdAt } }) => ({
      id,
      variantId,
      bookTitle,
      variant: cards.get(variantId) ?? null,
      stars,
      title,
      text,
      status,
      createdAt: createdAt.toISOString(),
    })),
    cursor: next,
    count: await countOwnRatings(ctx.db, userId),
    mayRate,
    isModerated,
    ...(cursor === undefined ? await findBeside(ctx, userId, mayRate) : { purchases: [], unrated: [] }),
  })
}

export const withdrawRating = async (
  ctx: Context,
  id: number,
): Promise<Result<Record<string, never>, 'unauthenticated' | 'not_found'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  return inTransaction<Context, Record<string, never>, 'not_found'>(ctx, async (tx) => {
    const productId = await selectOwnProduct(tx.db, userId, id)
    if (productId === undefined) return fail('not_found')
    await lockProduct(tx.db, productId)
    const gone = await deleteOwnRating(tx.db, userId, id)
    if (!gone) return fail('not_found')
    await writeSums(tx.db, productId)
    if (gone.status === 'approved') await announceRatings(tx.db, productId)
    return ok({})
  })
}
