import { userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { findVariantCards } from '../catalog/service.ts'
import { confirmRow, deleteOf, type NotificationRow, selectByLink, selectWaitingOf } from './queries.ts'

type ByMail = Answer<'POST /v2.0/stock_notifications/by_mail'>
type LinkFailure = 'link_not_valid' | 'too_many_requests'

const showWaiting = async (ctx: Context, whose: { userId: number } | { email: string }): Promise<ByMail['items']> => {
  const rows = await selectWaitingOf(ctx, whose)
  const cards = await findVariantCards(
    ctx,
    rows.map(({ variantId }) => variantId),
  )
  return rows.map(({ id, title, variantId, confirmedAt, expiresAt }) => ({
    id,
    title,
    variant: cards.get(variantId) ?? null,
    confirmed: confirmedAt !== null,
    expiresAt: expiresAt.toISOString(),
  }))
}

export const findOwn = async (
  ctx: Context,
): Promise<Result<Answer<'GET /v2.0/stock_notifications'>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  return userId === null ? fail('unauthenticated') : ok({ items: await showWaiting(ctx, { userId }) })
}

/** Called before any transaction: the counter uses a connection of its own, and the embedded database has only one. */
const openLink = async (
  ctx: Context,
  token: string,
): Promise<Result<NotificationRow & { email: string }, LinkFailure>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const row = await selectByLink(ctx, hashText(token))
  return row ? ok(row) : fail('link_not_valid')
}

/** The link of a mail proves that the visitor owns its mailbox. */
export const findByMail = async (ctx: Context, token: string): Promise<Result<ByMail, LinkFailure>> => {
  const link = await openLink(ctx, token)
  if (!link.ok) return link
  const { id, email, confirmedAt } = link.value
  return ok({ email, items: await showWaiting(ctx, { email }), toConfirm: confirmedAt === null ? id : null })
}

/** If the book is back before the guest confirms, the notification is sent at once. */
export const confirm = async (ctx: Context, token: string): Promise<Result<ByMail, LinkFailure>> => {
  const link = await openLink(ctx, token)
  if (!link.ok) return link
  const { id, variantId, email } = link.value
  return inTransaction(ctx, async (tx) => {
    if (await confirmRow(tx, id)) await tx.jobs.enqueue(tx.db, 'stock-returned', { variantIds: [variantId] })
    return ok({ email, items: await showWaiting(tx, { email }), toConfirm: null })
  })
}

export const cancel = async (
  ctx: Context,
  id: string,
  token: string | undefined,
): Promise<Result<Record<string, never>, LinkFailure | 'not_found'>> => {
  const userId = userIdOf(ctx.actor)
  if (token === undefined && userId === null) return fail('link_not_valid')
  const link = token === undefined ? undefined : await openLink(ctx, token)
  if (link && !link.ok) return link
  const whose = link ? { email: link.value.email } : { userId: userId ?? 0 }
  return (await deleteOf(ctx.db, whose, id)) ? ok({}) : fail('not_found')
}
