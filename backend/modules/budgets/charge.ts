import type { CostCenter } from '#contracts/budgets.ts'
import { membershipOf } from '../../access/actor.ts'
import { lockMembers } from '../../access/lock-members.ts'
import { owns } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { findCostCenter } from './find-cost-center.ts'
import { selectBudgets, selectCostCenters } from './queries.ts'
import { exceededBudget, type Purchase } from './rules/over-budget.ts'
import { startsOf } from './rules/periods.ts'

type ChargeError =
  | 'not_found'
  | 'cost_center_required'
  | 'cost_center_not_available'
  | 'budget_exceeded'
  | 'budget_in_forints'

const refuseOver = async (
  ctx: Context,
  organizationId: number,
  purchase: Purchase,
): Promise<Failure<'budget_exceeded' | 'budget_in_forints'> | undefined> => {
  const rows = await selectBudgets(ctx.db, organizationId, startsOf(shopDay(ctx.now())), purchase)
  const exceeded = exceededBudget(
    rows.map((row) => ({ ...row, free: row.limit - row.used })),
    purchase,
  )
  if (!exceeded) return undefined
  if (purchase.currency !== 'HUF') return fail('budget_in_forints')
  const { userId, period, limit, used, free } = exceeded
  const of = userId === null ? 'cost_center' : 'member'
  return fail('budget_exceeded', { params: { of, period, limit, used, free: Math.max(0, free) } })
}

/** A request was charged to what its requester chose, also if that was switched off since. */
const findCharged = async (ctx: Context, organizationId: number, id: number | null) =>
  ok((await selectCostCenters(ctx.db, organizationId)).find((one) => one.id === id) ?? null)

/**
 * Charges an order to the limits of its buyer and of its cost centre. The organisation stays locked until the
 * transaction ends: of two orders at once, the second one counts the first.
 * @param isApproved whether a master lets the buyer order
 */
export const chargeOrganization = async (
  ctx: Context,
  purchase: Purchase,
  isApproved: boolean,
): Promise<Result<CostCenter | null, ChargeError>> => {
  const organization = membershipOf(ctx.actor)
  const { userId, costCenterId } = purchase
  if (!organization) return costCenterId === null ? ok(null) : fail('cost_center_not_available')
  const members = await lockMembers(ctx.db, organization.id)
  // Who was removed meanwhile buys nothing more in the name of the organisation.
  if (!members.some((member) => owns({ userId }, member))) return fail('not_found')
  const charged = await (isApproved
    ? findCharged(ctx, organization.id, costCenterId)
    : findCostCenter(ctx.db, organization.id, costCenterId))
  if (!charged.ok) return charged
  return (await refuseOver(ctx, organization.id, purchase)) ?? charged
}
