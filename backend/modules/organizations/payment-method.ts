import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readCredit, updateTerms } from '../buying-rules/service.ts'
import { findPaymentMethods, type PaymentMethodRow } from '../payments/service.ts'

const isManaged = ({ actor }: Context, organizationId: number): boolean =>
  can(actor, 'organizations.manage', { organizationId })

/** The transfer is among them where the operator allows it; online methods are not, because nothing that waits for a master is paid online. */
const findChoices = async (ctx: Context, organizationId: number): Promise<PaymentMethodRow[]> => {
  const credit = await readCredit(ctx.db, organizationId)
  return (await findPaymentMethods(ctx)).filter(
    ({ enabled, key, online }) => enabled && !online && (key !== 'transfer' || credit !== null),
  )
}

export const listPaymentMethods = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<{ items: { id: number; key: string; name: string }[] }, 'not_found'>> => {
  if (!isManaged(ctx, organizationId)) return fail('not_found')
  const methods = await findChoices(ctx, organizationId)
  return ok({ items: methods.map(({ id, key, name }) => ({ id, key, name: name[ctx.locale] })) })
}

type SetError = 'not_found' | 'forbidden' | 'payment_method_not_available'

/** How members without SELECT_PAYMENT_METHOD pay. */
export const setDefaultMethod = async (
  ctx: Context,
  organizationId: number,
  methodId: number | null,
): Promise<Result<Record<string, never>, SetError>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null || !isManaged(ctx, organizationId)) return fail('not_found')
  return inTransaction<Context, Record<string, never>, SetError>(ctx, async (tx) => {
    if (!(await lockAsMaster(tx.db, organizationId, userId))) return fail('forbidden')
    const isOffered = (await findChoices(tx, organizationId)).some(({ id }) => id === methodId)
    if (methodId !== null && !isOffered) return fail('payment_method_not_available', { field: 'paymentMethodId' })
    await updateTerms(tx.db, organizationId, { defaultPaymentMethodId: methodId })
    await tx.db.insert(auditLog).values({
      at: tx.now(),
      actor: `user:${userId}`,
      action: 'organization.payment_method',
      subject: `organization:${organizationId}`,
      detail: { methodId },
    })
    return ok({})
  })
}
