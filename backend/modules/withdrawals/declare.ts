import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findProvenOrder, lockOrder } from '../orders/service.ts'
import { readFacts } from './find-withdrawal.ts'
import { countOfOrder, insertWithdrawal } from './queries.ts'
import { chosenCopies, type Refusal } from './rules/chosen-copies.ts'

type Endpoint = 'POST /orders/{uuid}/withdrawals'
type Declared = Answer<Endpoint>

/** A consumer withdraws from a purchase or a part of it. The lock makes two withdrawals at once count one after the other. */
export const declareWithdrawal = async (
  ctx: Context,
  uuid: string,
  { orderEmail, name, email, reason, items: wanted }: Input<Endpoint>['body'],
): Promise<Result<Declared, Refusal | 'not_found' | 'verification_failed' | 'too_many_requests'>> => {
  const found = await findProvenOrder(ctx, uuid, 'orders.withdraw', orderEmail)
  if (!found.ok) return found
  return inTransaction<Context, Declared, Refusal | 'not_found'>(ctx, async (tx) => {
    const order = await lockOrder(tx, found.value.id)
    if (!order) return fail('not_found')
    const chosen = chosenCopies(await readFacts(tx, order), wanted)
    if (!chosen.ok) return chosen
    const position = (await countOfOrder(tx.db, order.id)) + 1
    const row = await insertWithdrawal(
      tx.db,
      {
        orderId: order.id,
        number: `${order.number}-E${position}`,
        name,
        email,
        reason: reason || null,
        locale: tx.locale,
        declaredAt: tx.now(),
      },
      chosen.value,
    )
    await tx.jobs.enqueue(tx.db, 'withdrawal-mail', { withdrawalId: row.id, news: 'declared' })
    return ok({ number: row.number, declaredAt: row.declaredAt.toISOString(), items: chosen.value })
  })
}
