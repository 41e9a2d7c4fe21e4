import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { selectByToken, selectItems, updateList } from './queries.ts'
import { changeList } from './service.ts'

/** The link that was valid before is not any more. */
export const shareList = (ctx: Context, id: string): Promise<Result<{ token: string }, 'not_found'>> =>
  changeList(ctx, id, async (tx, list) => {
    const token = tx.newToken(32)
    await updateList(tx.db, list.id, { tokenHash: hashText(token) })
    return ok({ token })
  })

export const withdrawLink = (ctx: Context, id: string): Promise<Result<Record<string, never>, 'not_found'>> =>
  changeList(ctx, id, async (tx, list) => {
    await updateList(tx.db, list.id, { tokenHash: null })
    return ok({})
  })

/** What is on sale of a shared list. Its name and what is no longer sold are the owner's business. */
export const findShared = async (
  ctx: Context,
  token: string,
): Promise<Result<Answer<'POST /v2.0/shopping_lists/shared'>, 'link_not_valid' | 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const list = await selectByToken(ctx.db, hashText(token))
  if (!list) return fail('link_not_valid')
  const ids = (await selectItems(ctx.db, list.id)).map(({ variantId }) => variantId)
  const cards = await findVariantCards(ctx, ids)
  return ok({ items: ids.flatMap((id) => cards.get(id) ?? []) })
}
