import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { budgetPeriods } from '../../../contracts/budget-periods.ts'
import { id } from './columns.ts'
import { memberships, organizations } from './organizations.ts'

/** What an organisation charges its purchases to. It is switched off, never deleted, because orders name it. */
export const costCenters = pgTable(
  'cost_centers',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [unique('cost_centers_code').on(table.organizationId, table.code)],
)

/** What a member or a cost centre may spend in a period. What is used of it is summed from orders. */
export const budgets = pgTable(
  'budgets',
  {
    id: id(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The limit of a member goes with the membership. */
    userId: integer('user_id').references(() => memberships.userId, { onDelete: 'cascade' }),
    costCenterId: integer('cost_center_id').references(() => costCenters.id, { onDelete: 'cascade' }),
    period: text('period', { enum: budgetPeriods }).notNull(),
    /** In gross forints. */
    limit: integer('limit').notNull(),
  },
  (table) => [
    unique('budgets_member').on(table.userId, table.period),
    unique('budgets_cost_center').on(table.costCenterId, table.period),
    index('budgets_organization').on(table.organizationId),
    check('budgets_target', sql`(${table.userId} is null) <> (${table.costCenterId} is null)`),
    check('budgets_limit', sql`${table.limit} >= 0 and ${table.period} in ('month', 'school_year')`),
  ],
)
