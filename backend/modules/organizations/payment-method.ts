import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readCredit, readDefaultMethod, updateTerms } from '../buying-rules/service.ts'
import { findPaymentMethods, type PaymentMethodRow } from '../payments/service.ts'

const isManaged = ({ actor }: Context, organizationId: number): boolean =>
  can(actor, 'organizations.manage', { organizationId })

/** The transfer is among them where the operator allows it; online methods are not, because nothing that waits for a master is paid online. */
const choicesAmong = async (
  { db }: Context,
  organizationId: number,
  methods: readonly PaymentMethodRow[],
): Promise<PaymentMethodRow[]> => {
  const credit = await readCredit(db, organizationId)
  return methods.filter(({ enabled, key, online }) => enabled && !online && (key !== 'transfer' || credit !== null))
}

/** The default stays among them while it is not offered: until it is, members choose themselves (docs/decisions/0070). */
export const listPaymentMethods = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<{ items: { id: number; key: string; name: string; isOffered: boolean }[] }, 'not_found'>> => {
  if (!isManaged(ctx, organizationId)) return fail('not_found')
  const all = await findPaymentMethods(ctx)
  const choices = await choicesAmong(ctx, organizationId, all)
  const defaultId = await readDefaultMethod(ctx.db, organizationId)
  const shown = all.filter((method) => choices.includes(method) || method.id === defaultId)
  return ok({
    items: shown.map((method) => ({
      id: method.id,
      key: method.key,
      name: method.name[ctx.locale],
      isOffered: choices.includes(method),
    })),
  })
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
    const choices = await choicesAmong(tx, organizationId, await findPaymentMethods(tx))
    const isOffered = choices.some(({ id }) => id === methodId)
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
