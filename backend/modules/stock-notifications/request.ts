import { userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import type { Answer, Input } from '../../http/handler.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { findPurchasable } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { insertForMailbox, insertForUser } from './queries.ts'
import { mayComeBack } from './rules/may-come-back.ts'

type Name = 'POST /v2.0/stock_notifications'

/** Only for variants that can be in stock again, and only while the configuration allows it. */
const checkOffer = async (
  ctx: Context,
  variantId: number,
): Promise<Result<null, 'item_not_found' | 'stock_notification_not_offered'>> => {
  const { restock_notification_enabled } = await readConfiguration(ctx.db)
  const variant = (await findPurchasable(ctx, [variantId])).get(variantId)
  if (!variant) return fail('item_not_found')
  return restock_notification_enabled && mayComeBack(variant) ? ok(null) : fail('stock_notification_not_offered')
}

/**
 * A guest always gets the same answer and the mailbox one mail, so the answer does not tell whether the address is
 * known or confirmed.
 */
const requestForMailbox = (ctx: Context, variantId: number, email: string): Promise<Result<Answer<Name>, never>> =>
  inTransaction(ctx, async (tx) => {
    const id = await insertForMailbox(tx, { id: tx.newId(), variantId, email, locale: tx.locale })
    await tx.jobs.enqueue(tx.db, 'stock-notification-confirmation-mail', { id, at: tx.now().getTime() })
    return ok({ status: 'confirmation_sent' })
  })

export const requestNotification = async (
  ctx: Context,
  { variantId, email }: Input<Name>['body'],
): Promise<
  Result<
    Answer<Name>,
    'item_not_found' | 'stock_notification_not_offered' | 'too_many_requests' | 'invalid_data_provided'
  >
> => {
  const limited = await countTry(ctx, 'requested_mail_client', clientOf(ctx))
  if (limited) return limited
  const offered = await checkOffer(ctx, variantId)
  if (!offered.ok) return offered
  const userId = userIdOf(ctx.actor)
  if (userId !== null) {
    await insertForUser(ctx, { id: ctx.newId(), variantId, userId, locale: ctx.locale })
    return ok({ status: 'confirmed' })
  }
  if (email === undefined) return fail('invalid_data_provided', { issues: [{ field: 'email', code: 'required' }] })
  const mailbox = email.toLowerCase()
  return (
    (await countTry(ctx, 'requested_mail_mailbox', mailboxKey(mailbox))) ?? requestForMailbox(ctx, variantId, mailbox)
  )
}
