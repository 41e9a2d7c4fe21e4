import { userIdOf } from '../../access/actor.ts'
import { lockMembers } from '../../access/lock-members.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { checkOwnPassword, wrongPassword } from '../customers/service.ts'
import { deleteOrganizationCarts } from '../draft-orders/service.ts'
import { revokeCredentialsOf } from '../identities/service.ts'
import { eraseReasons } from '../impersonations/service.ts'
import { endSubscription } from '../newsletter/service.ts'
import { isLastMaster, selectMembershipOf } from '../organizations/service.ts'
import { detachAuthor } from '../ratings/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { recordAct } from './audit.ts'
import { clearErasedOrders } from './clear-orders.ts'
import {
  deleteByAddress,
  deleteOrganization,
  deleteStoredAnswers,
  deleteUser,
  detachOrders,
  eraseAnalytics,
  eraseCarts,
  eraseCoupons,
  lockUser,
} from './erase-queries.ts'
import { enqueueGoodbye } from './goodbyes.ts'

type Refusal =
  | 'unauthenticated'
  | 'old_password_wrong'
  | 'password_missing'
  | 'last_master'
  | 'too_many_requests'
  | 'service_unavailable'

const dayMs = 86_400_000

/** An organisation of one person goes with the person; others need somebody who manages them. */
const leaveOrganization = async (tx: Context, userId: number): Promise<Result<null, 'last_master'>> => {
  const own = await selectMembershipOf(tx.db, userId)
  if (!own) return ok(null)
  const members = await lockMembers(tx.db, own.organizationId)
  if (members.length === 1) {
    await deleteOrganizationCarts(tx.db, own.organizationId)
    await deleteOrganization(tx.db, own.organizationId)
  } else if (isLastMaster(members, userId)) return fail('last_master')
  return ok(null)
}

const erase = async (tx: Context, { id, email }: { id: number; email: string }, period: number): Promise<void> => {
  const now = tx.now()
  await eraseCarts(tx.db, id)
  // While the orders still say whose they are.
  await detachAuthor(tx.db, id)
  await eraseAnalytics(tx.db, id)
  await detachOrders(tx.db, id, now)
  await clearErasedOrders(tx, new Date(now.getTime() - period * dayMs))
  await eraseCoupons(tx.db, id)
  await eraseReasons(tx.db, id)
  await endSubscription(tx, email)
  await deleteByAddress(tx.db, email)
  await deleteStoredAnswers(tx.db, id)
  await revokeCredentialsOf(tx, id)
  await endSessionsOf(tx, id)
  await deleteUser(tx.db, id)
  await recordAct(tx, 'account.erased', id)
  await enqueueGoodbye(tx, email)
}

/**
 * Deletes the account (docs/decisions/0050). The password is checked, with the limits of signing in; who has none
 * sets one first, because its mail proves more than an open session.
 */
export const eraseAccount = async (ctx: Context, password: string): Promise<Result<Record<string, never>, Refusal>> => {
  const checked = await checkOwnPassword(ctx, userIdOf(ctx.actor), password)
  if (!checked.ok) return checked
  const { retention } = await readConfiguration(ctx.db)
  return inTransaction<Context, Record<string, never>, Refusal>(ctx, async (tx) => {
    const user = await lockUser(tx.db, checked.value.id)
    if (!user) return fail('unauthenticated')
    if (user.passwordHash !== checked.value.passwordHash) return wrongPassword()
    const left = await leaveOrganization(tx, user.id)
    if (!left.ok) return left
    await erase(tx, user, retention.erased_orders)
    return ok({})
  })
}
