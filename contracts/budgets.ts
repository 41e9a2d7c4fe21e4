import { z } from 'zod'
import { budgetPeriods } from './budget-periods.ts'
import { costCenterForm } from './cost-center-form.ts'
import type { EndpointTable } from './endpoint.ts'
import { none, rowId, rowIdText, wholeNumber } from './shop-schemas.ts'

const costCenter = z.object({ id: z.int(), code: z.string(), name: z.string(), isActive: z.boolean() })
export type CostCenter = z.infer<typeof costCenter>

/** What an order is charged to, as it was called when it was placed. */
export const costCenterName = costCenter.pick({ code: true, name: true })
export type CostCenterName = z.infer<typeof costCenterName>

const costCenters = z.object({
  items: z.array(costCenter),
  /** Whether every order of the organisation names one. */
  isRequired: z.boolean(),
})
export type CostCenters = z.infer<typeof costCenters>

/** For a member or for a cost centre: one of the two is null. */
const target = z.object({ userId: rowId.nullable(), costCenterId: rowId.nullable() })

const budget = target.extend({
  /** Of the member or of the cost centre. */
  name: z.string(),
  period: z.enum(budgetPeriods),
  /** In gross forints, as are the others. */
  limit: z.int(),
  /** What was ordered since the period began. */
  used: z.int(),
  /** Negative where a master has lowered the limit below what is used. */
  free: z.int(),
})
export type Budget = z.infer<typeof budget>

const newLimit = z
  .strictObject({
    ...target.shape,
    period: z.enum(budgetPeriods),
    /** Null takes the limit away. */
    limit: wholeNumber.nullable(),
  })
  .refine(({ userId, costCenterId }) => (userId === null) !== (costCenterId === null), { path: ['userId'] })
export type NewLimit = z.infer<typeof newLimit>

const byId = z.object({ id: rowIdText })

/** What the members of an organisation may spend, and what they charge it to (docs/decisions/0067). */
export const budgetEndpoints = {
  'GET /v2.0/organizations/{id}/cost_centers': {
    action: 'organizations.read',
    summary: 'The cost centres of an organisation by their codes, those that are switched off, too.',
    params: byId,
    response: costCenters,
    errors: ['not_found'],
  },
  'POST /v2.0/organizations/{id}/cost_centers': {
    action: 'organizations.manage',
    summary: 'Add a cost centre. Each code is there once.',
    params: byId,
    body: z.strictObject(costCenterForm.shape),
    response: costCenter,
    errors: ['not_found', 'cost_center_exists', 'too_many_cost_centers'],
  },
  'PATCH /v2.0/organizations/{id}/cost_centers': {
    action: 'organizations.manage',
    summary: 'Say whether every order of the organisation has to name a cost centre.',
    params: byId,
    body: z.strictObject({ isRequired: z.boolean() }),
    response: none,
    errors: ['not_found'],
  },
  'PUT /v2.0/organizations/{groupId}/cost_centers/{id}': {
    action: 'organizations.manage',
    summary: 'Rename a cost centre, or switch it off or on. Placed orders have its name of then.',
    params: z.object({ groupId: rowIdText, id: rowIdText }),
    body: z.strictObject(costCenterForm.shape),
    response: costCenter,
    errors: ['not_found', 'cost_center_exists'],
  },
  'GET /v2.0/organizations/{id}/budgets': {
    action: 'organizations.read',
    summary:
      'The limits of an organisation, with what is used of them: for masters all, for others their own and those of cost centres.',
    params: byId,
    response: z.object({ items: z.array(budget) }),
    errors: ['not_found'],
  },
  'PUT /v2.0/organizations/{id}/budgets': {
    action: 'organizations.manage',
    summary: 'Set the limit of a member or of a cost centre in a period, or take it away.',
    params: byId,
    body: newLimit,
    response: none,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
