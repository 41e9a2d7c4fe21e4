import type { Context } from '../../kernel/context.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectByNumber } from './queries.ts'
import { sameMailbox } from './rules/same-mailbox.ts'

/** A number that was never given and an address that is not the order's get the same answer. Where the order is found its details ask for the address again. */
export const findByNumber = async (
  ctx: Context,
  { number, email }: { number: string; email: string },
): Promise<Result<{ uuid: string }, 'verification_failed' | 'too_many_requests'>> => {
  const limited =
    (await countTry(ctx, 'order_search_client', clientOf(ctx))) ??
    (await countTry(ctx, 'order_search_mailbox', email.toLowerCase()))
  if (limited) return limited
  const order = await selectByNumber(ctx.db, number.toUpperCase())
  return order && sameMailbox(order.contact.email, email)
    ? ok({ uuid: order.uuid })
    : fail('verification_failed', { field: 'email' })
}
