import type { Budget } from '#contracts/budgets.ts'
import { formatName } from '#lib/format/format-name.ts'
import { membershipOf, userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { owns } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { type BudgetRow, selectBudgets } from './queries.ts'
import { startsOf } from './rules/periods.ts'

export { chargeOrganization } from './charge.ts'
export { findCostCenter } from './find-cost-center.ts'
export { selectCostCenters } from './queries.ts'

const present = (
  { locale }: Context,
  { firstName, lastName, code, centerName, userId, costCenterId, period, limit, used }: BudgetRow,
): Budget => ({
  userId,
  costCenterId,
  name:
    userId === null
      ? `${code} ${centerName}`
      : formatName({ firstName: firstName ?? '', lastName: lastName ?? '' }, locale),
  period,
  limit,
  used,
  free: limit - used,
})

/** All limits of an organisation, for whoever may know them: the caller checks it. */
export const readBudgets = async (ctx: Context, organizationId: number): Promise<Budget[]> =>
  (await selectBudgets(ctx.db, organizationId, startsOf(shopDay(ctx.now())))).map((row) => present(ctx, row))

/** Members see the limits that their orders count for: their own ones, and those of the cost centres. */
export const listBudgets = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<{ items: Budget[] }, 'not_found'>> => {
  if (!can(ctx.actor, 'organizations.read', { organizationId })) return fail('not_found')
  const isMaster = membershipOf(ctx.actor)?.role === 'ROLE_B2B_MASTER'
  const self = { userId: userIdOf(ctx.actor) }
  const all = await readBudgets(ctx, organizationId)
  return ok({ items: all.filter((budget) => isMaster || budget.userId === null || owns(self, budget)) })
}
