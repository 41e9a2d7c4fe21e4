import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { approvalStatuses } from '../../../contracts/approval-statuses.ts'
import { costCenters } from './budgets.ts'
import { at, id } from './columns.ts'
import { users } from './customers.ts'
import { type draftOrderItems, draftOrders } from './draft-orders.ts'
import { organizations } from './organizations.ts'

/** A cart that waits for a master of the organisation, or has waited. While it waits it is closed to its requester. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    uuid: uuid('uuid').notNull().unique(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    draftOrderId: integer('draft_order_id')
      .notNull()
      .unique()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Rises with each change, so that nobody decides on what another master has changed meanwhile. */
    version: integer('version').notNull().default(0),
    status: text('status', { enum: approvalStatuses }).notNull().default('pending'),
    message: text('message').notNull(),
    poNumber: text('po_number'),
    costCenterId: integer('cost_center_id').references(() => costCenters.id),
    /** Gross and net, as they were when it was sent or changed. */
    totalGross: integer('total_gross').notNull(),
    totalNet: integer('total_net').notNull(),
    /** The items of the cart as they were sent, since a master has changed them. Null as long as nobody has. */
    sentItems: jsonb('sent_items').$type<(typeof draftOrderItems.$inferSelect)[]>(),
    requestedAt: at('requested_at').notNull(),
    decidedAt: at('decided_at'),
    /** The master; null also after that account was deleted. */
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused, for the eyes of the requester. */
    reason: text('reason'),
  },
  (table) => [
    index('approval_requests_organization').on(table.organizationId, table.id),
    index('approval_requests_requester').on(table.requesterId),
    index('approval_requests_master').on(table.decidedBy),
    index('approval_requests_cost_center').on(table.costCenterId),
  ],
)
