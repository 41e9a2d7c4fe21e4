import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { BudgetPeriod } from '#contracts/budget-periods.ts'
import type { CostCenterForm } from '#contracts/cost-center-form.ts'
import type { NewLimit } from '#contracts/budgets.ts'
import { ofOrganization, ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { budgets, costCenters } from '../../db/schema/budgets.ts'
import { users } from '../../db/schema/customers.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import { organizations } from '../../db/schema/organizations.ts'

const shown = { id: costCenters.id, code: costCenters.code, name: costCenters.name, isActive: costCenters.isActive }

export const selectCostCenters = (db: Database, organizationId: number) =>
  db.select(shown).from(costCenters).where(ofOrganization(organizationId, costCenters)).orderBy(asc(costCenters.code))

export const selectIsRequired = async (db: Database, organizationId: number): Promise<boolean> =>
  (
    await db
      .select({ isRequired: organizations.costCenterRequired })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
  )[0]?.isRequired ?? false

export const updateIsRequired = async (db: Database, organizationId: number, isRequired: boolean): Promise<void> => {
  await db.update(organizations).set({ costCenterRequired: isRequired }).where(eq(organizations.id, organizationId))
}

export const insertCostCenter = async (db: Database, organizationId: number, form: CostCenterForm) => {
  const [row] = await db
    .insert(costCenters)
    .values({ organizationId, ...form })
    .returning(shown)
  if (!row) throw new Error('A cost centre was not inserted')
  return row
}

export const updateCostCenter = async (db: Database, organizationId: number, id: number, form: CostCenterForm) =>
  (
    await db
      .update(costCenters)
      .set(form)
      .where(and(ofOrganization(organizationId, costCenters), eq(costCenters.id, id)))
      .returning(shown)
  )[0]

type Target = Pick<NewLimit, 'userId' | 'costCenterId'>

export interface BudgetRow extends Target {
  firstName: string | null
  lastName: string | null
  code: string | null
  centerName: string | null
  period: BudgetPeriod
  limit: number
  used: number
  [column: string]: unknown
}

const zone = sql.raw(`'Europe/Budapest'`)
const since = (day: string): SQL => sql`${orders.placedAt} >= ${day}::timestamp at time zone ${zone}`

/**
 * The limits with what is used of them. An order counts as its invoices with all corrections, or by its total before
 * that; what was cancelled does not count.
 * @param of only what a purchase of this member, charged to this cost centre, counts for; without it everything
 */
export const selectBudgets = async (
  db: Database,
  organizationId: number,
  starts: Record<BudgetPeriod, string>,
  of?: Target,
): Promise<BudgetRow[]> => {
  const counts = (userId: SQL, costCenterId: SQL) =>
    of ? sql`(${userId} = ${of.userId}::int or ${costCenterId} = ${of.costCenterId}::int)` : sql`true`
  const { rows } = await db.execute<BudgetRow>(sql`
    with spent as materialized (
      select ${orders.userId} as user_id, ${orders.costCenterId} as cost_center_id, ${since(starts.month)} as in_month,
        sum(coalesce((select sum(${invoices.gross}) from ${invoices} where ${invoices.orderId} = ${orders.id}),
          ${orders.totalGross})) as gross
      from ${orders}
      where ${ofOrganization(organizationId, orders)} and ${since(starts.school_year)} and ${orders.status} <> 'cancelled'
        and ${orders.currency} = 'HUF' and ${counts(sql`${orders.userId}`, sql`${orders.costCenterId}`)}
      group by 1, 2, 3
    )
    select b.user_id as "userId", b.cost_center_id as "costCenterId", u.first_name as "firstName",
      u.last_name as "lastName", c.code, c.name as "centerName", b.period, b."limit",
      (select coalesce(sum(s.gross), 0)::float8 from spent s
        where (s.user_id = b.user_id or s.cost_center_id = b.cost_center_id)
          and (b.period = 'school_year' or s.in_month)) as used
    from (select * from ${budgets} where ${ofOrganization(organizationId, budgets)}) b
      left join ${users} u on u.id = b.user_id left join ${costCenters} c on c.id = b.cost_center_id
    where ${counts(sql`b.user_id`, sql`b.cost_center_id`)}
    order by b.user_id is null, u.last_name, u.first_name, b.user_id, c.code, b.period`)
  return rows
}

const isOf = ({ userId, costCenterId, period }: NewLimit): SQL | undefined =>
  and(
    userId === null ? isNull(budgets.userId) : ownedBy({ userId }, budgets),
    costCenterId === null ? isNull(budgets.costCenterId) : eq(budgets.costCenterId, costCenterId),
    eq(budgets.period, period),
  )

/** The caller has locked the organisation. */
export const replaceBudget = async (db: Database, organizationId: number, newLimit: NewLimit): Promise<void> => {
  const { limit, ...budget } = newLimit
  await db.delete(budgets).where(isOf(newLimit))
  if (limit !== null) await db.insert(budgets).values({ organizationId, ...budget, limit })
}
