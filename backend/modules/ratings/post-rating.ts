import { eq } from 'drizzle-orm'
import { userIdOf } from '../../access/actor.ts'
import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { users } from '../../db/schema/customers.ts'
import { readConfiguration } from '../configuration/service.ts'
import { announceRatings } from './announce.ts'
import { hasBought, lockProduct, putRating, type RatingRow, selectOwn, selectProductId, writeSums } from './queries.ts'
import { displayNameOf } from './rules/display-name.ts'

type Own = Answer<'POST /v2.0/variants/{id}/ratings'>
type Refusal = 'not_found' | 'unauthenticated' | 'ratings_inactive' | 'purchase_required' | 'too_many_requests'

const ownOf = ({ id, stars, title, text, verified, locale, status, createdAt }: RatingRow): Own => ({
  id,
  stars,
  title,
  text,
  verified,
  locale,
  status,
  createdAt: createdAt.toISOString(),
})

/** Whether the signed-in reader may rate a product, and the reader's rating of it. */
export const findOwnRating = async (
  ctx: Context,
  variantId: number,
): Promise<Result<Answer<'GET /v2.0/variants/{id}/ratings/own'>, 'not_found' | 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const productId = await selectProductId(ctx.db, variantId)
  if (productId === undefined) return fail('not_found')
  const settings = await readConfiguration(ctx.db)
  const mayRate =
    settings.rating_active &&
    (!settings.rating_config_verified_purchase_only || (await hasBought(ctx.db, userId, productId)))
  const own = await selectOwn(ctx.db, userId, productId)
  return ok({ mayRate, rating: own ? ownOf(own) : null })
}

/** A reader has one rating of a product. With moderation it is shown after an operator has approved it. */
export const postRating = async (
  ctx: Context,
  variantId: number,
  { stars, title, text }: Input<'POST /v2.0/variants/{id}/ratings'>['body'],
): Promise<Result<Own, Refusal>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const settings = await readConfiguration(ctx.db)
  if (!settings.rating_active) return fail('ratings_inactive')
  const limited = await countTry(ctx, 'rating', String(userId))
  if (limited) return limited
  return inTransaction<Context, Own, Refusal>(ctx, async (tx) => {
    const productId = await selectProductId(tx.db, variantId)
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId))
    if (productId === undefined) return fail('not_found')
    if (!user) return fail('unauthenticated')
    const verified = await hasBought(tx.db, userId, productId)
    if (settings.rating_config_verified_purchase_only && !verified) return fail('purchase_required')
    await lockProduct(tx.db, productId)
    const row = await putRating(tx.db, {
      productId,
      variantId,
      userId,
      displayName: displayNameOf(user, tx.locale),
      stars,
      title,
      text,
      locale: tx.locale,
      verified,
      status: settings.rating_moderation ? 'waiting' : 'approved',
      createdAt: tx.now(),
    })
    const changed = await writeSums(tx.db, productId)
    if (changed || row.status === 'approved') await announceRatings(tx.db, productId)
    return ok(ownOf(row))
  })
}
