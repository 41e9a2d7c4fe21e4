import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { beginImpersonation } from '../impersonations/service.ts'
import { endOwnSession } from './end-own-session.ts'
import { type Grant, openSession } from './open-session.ts'
import { type NotServed, refuseSegment } from './refuse-segment.ts'

type Begun = NonNullable<Awaited<ReturnType<typeof beginImpersonation>>> & { grant: Grant }

/**
 * A session in the name of a customer. The session of this browser ends; its cart is not the customer's, so nothing is
 * merged.
 */
export const grantOneTimeToken = async (
  ctx: Context,
  token: string,
): Promise<Result<Grant, 'too_many_requests' | 'link_not_valid' | NotServed>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const granted = await inTransaction<Context, Begun, 'link_not_valid' | NotServed>(ctx, async (tx) => {
    const begun = await beginImpersonation(tx, token)
    if (!begun) return fail('link_not_valid')
    const notServed = await refuseSegment(tx, begun.segment)
    if (notServed) return notServed
    await endOwnSession(tx)
    const grant = await openSession(tx, { ...begun, remember: false })
    return ok({ ...begun, grant: { ...grant, impersonation_ends_at: begun.expiresAt.toISOString() } })
  })
  if (!granted.ok) return granted
  const { id, impersonatorId, userId, grant } = granted.value
  ctx.log.info({ impersonation: id, operator: impersonatorId, customer: userId }, 'impersonation began')
  return ok(grant)
}
