import type { CostCenter, CostCenters, NewLimit } from '#contracts/budgets.ts'
import type { CostCenterForm } from '#contracts/cost-center-form.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMaster, lockMembers } from '../../access/lock-members.ts'
import { owns } from '../../access/owner.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import {
  insertCostCenter,
  replaceBudget,
  selectCostCenters,
  selectIsRequired,
  updateCostCenter,
  updateIsRequired,
} from './queries.ts'

/** More than a large institution has; every checkout of a member loads them all. */
const maxCostCenters = 200

export const listCostCenters = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<CostCenters, 'not_found'>> => {
  if (!can(ctx.actor, 'organizations.read', { organizationId })) return fail('not_found')
  return ok({
    items: await selectCostCenters(ctx.db, organizationId),
    isRequired: await selectIsRequired(ctx.db, organizationId),
  })
}

/** Runs `work` while no order of the organisation is placed, and leaves a record of it. */
const manage = async <Value, Code extends ErrorCode>(
  ctx: Context,
  organizationId: number,
  action: 'organization.cost_center' | 'organization.cost_center_required' | 'organization.budget',
  work: (tx: Context) => Promise<Result<{ value: Value; detail: Record<string, unknown> }, Code>>,
): Promise<Result<Value, Code | 'not_found' | 'forbidden'>> => {
  const masterId = userIdOf(ctx.actor)
  if (masterId === null || !can(ctx.actor, 'organizations.manage', { organizationId })) return fail('not_found')
  return inTransaction<Context, Value, Code | 'not_found' | 'forbidden'>(ctx, async (tx) => {
    if (!(await lockAsMaster(tx.db, organizationId, masterId))) return fail('forbidden')
    const done = await work(tx)
    if (!done.ok) return done
    const { value, detail } = done.value
    const subject = `organization:${organizationId}`
    await tx.db.insert(auditLog).values({ at: tx.now(), actor: `user:${masterId}`, action, subject, detail })
    return ok(value)
  })
}

const recorded = (value: CostCenter) => ok({ value, detail: { costCenterId: value.id, isActive: value.isActive } })

export const addCostCenter = (ctx: Context, organizationId: number, form: CostCenterForm) =>
  manage<CostCenter, 'cost_center_exists' | 'too_many_cost_centers'>(
    ctx,
    organizationId,
    'organization.cost_center',
    async (tx) => {
      const known = await selectCostCenters(tx.db, organizationId)
      if (known.some(({ code }) => code === form.code)) return fail('cost_center_exists', { field: 'code' })
      if (known.length >= maxCostCenters) return fail('too_many_cost_centers', { params: { max: maxCostCenters } })
      return recorded(await insertCostCenter(tx.db, organizationId, form))
    },
  )

export const changeCostCenter = (ctx: Context, organizationId: number, id: number, form: CostCenterForm) =>
  manage<CostCenter, 'cost_center_exists' | 'not_found'>(
    ctx,
    organizationId,
    'organization.cost_center',
    async (tx) => {
      const known = await selectCostCenters(tx.db, organizationId)
      if (known.some((one) => one.code === form.code && one.id !== id))
        return fail('cost_center_exists', { field: 'code' })
      const changed = await updateCostCenter(tx.db, organizationId, id, form)
      return changed ? recorded(changed) : fail('not_found')
    },
  )

export const setRequired = (ctx: Context, organizationId: number, isRequired: boolean) =>
  manage<Record<string, never>, never>(ctx, organizationId, 'organization.cost_center_required', async (tx) => {
    await updateIsRequired(tx.db, organizationId, isRequired)
    return ok({ value: {}, detail: { isRequired } })
  })

/** Sets, changes or takes away a limit, of a master, too. It counts for the next order. */
export const setLimit = (ctx: Context, organizationId: number, newLimit: NewLimit) =>
  manage<Record<string, never>, 'not_found'>(ctx, organizationId, 'organization.budget', async (tx) => {
    const { userId, costCenterId } = newLimit
    const isKnown =
      userId === null
        ? (await selectCostCenters(tx.db, organizationId)).some(({ id }) => id === costCenterId)
        : (await lockMembers(tx.db, organizationId)).some((member) => owns({ userId }, member))
    if (!isKnown) return fail('not_found')
    await replaceBudget(tx.db, organizationId, newLimit)
    return ok({ value: {}, detail: newLimit })
  })
