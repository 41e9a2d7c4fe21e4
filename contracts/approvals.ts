import { z } from 'zod'
import { approvalStatuses } from './approval-statuses.ts'
import { costCenterName } from './budgets.ts'
import { cartReport } from './cart-report.ts'
import type { EndpointTable } from './endpoint.ts'
import { line, optionalLine } from './form-fields.ts'
import { amount } from './money.ts'
import { poNumber } from './po-number.ts'
import { currencySchema, rowId, rowIdText, wholeNumber } from './shop-schemas.ts'
import { totals } from './totals.ts'

const request = z.object({
  id: z.uuid(),
  /** Of what the master sees: an older one is refused. */
  version: z.int(),
  status: z.enum(approvalStatuses),
  requester: z.string(),
  /** Whether the signed-in member has sent it. */
  isOwn: z.boolean(),
  message: z.string(),
  poNumber: z.string().nullable(),
  costCenter: costCenterName.nullable(),
  requestedAt: z.iso.datetime(),
  currency: currencySchema,
  /** As it was when it was sent or changed. */
  total: amount,
  /** The number of copies. */
  copies: z.int(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** Whether it waits and does not fit into a limit of the requester or of the cost centre. */
  isOverBudget: z.boolean(),
  /** The order that it has become. */
  orderUuid: z.uuid().nullable(),
})
export type ApprovalRequest = z.infer<typeof request>

const detail = request.extend({
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      authors: z.string(),
      quantity: z.int(),
      /** By the prices of now; null once it is decided. */
      total: amount.nullable(),
      /** The most that can be ordered now; null where nothing limits it. */
      available: z.int().nullable(),
    }),
  ),
  /** By the prices of now; once it is decided, as it was then. */
  totals: totals.pick({ total: true }),
  /** Where the books go and how they are paid, in words. */
  delivery: z.string(),
  payment: z.string(),
})
export type ApprovalDetail = z.infer<typeof detail>

const ofOrganization = z.object({ id: rowIdText })
const ofRequest = z.object({ groupId: rowIdText, id: z.uuid() })
const version = wholeNumber
const decision = ['not_found', 'forbidden', 'version_conflict', 'approval_decided'] as const

/** Carts that wait for a master of the organisation (docs/decisions/0062). */
export const approvalEndpoints = {
  'GET /v2.0/organizations/{id}/approvals': {
    action: 'approvals.read',
    summary: 'The requests of an organisation, the latest first. Masters see all, others their own.',
    params: ofOrganization,
    response: z.object({ items: z.array(request) }),
    errors: ['not_found'],
  },
  'POST /v2.0/organizations/{id}/approvals': {
    action: 'approvals.request',
    summary: 'Send the own cart, after all steps of the checkout, to the masters. It is closed until they decide.',
    idempotent: true,
    params: ofOrganization,
    body: z.strictObject({
      cart: z.uuid(),
      version,
      expectedTotal: wholeNumber,
      message: optionalLine(500),
      poNumber,
      costCenterId: rowId.optional(),
    }),
    response: request,
    errors: [
      'not_found',
      'version_conflict',
      'draft_order_closed',
      'offer_fixed',
      'cart_empty',
      'cart_changed',
      'minimum_order_not_reached',
      'checkout_incomplete',
      'variant_not_available',
      'insufficient_stock',
      'delivery_mode_not_available',
      'payment_method_not_available',
      'organization_billing_required',
      'cost_center_required',
      'cost_center_not_available',
    ],
  },
  'GET /v2.0/organizations/{groupId}/approvals/{id}': {
    action: 'approvals.read',
    summary: 'A request with its lines; while it waits, at the prices of now.',
    params: ofRequest,
    response: detail,
    errors: ['not_found'],
  },
  'PATCH /v2.0/organizations/{groupId}/approvals/{id}': {
    action: 'approvals.decide',
    summary: 'Change the quantities of lines; 0 takes a line out. One line stays.',
    params: ofRequest,
    body: z.strictObject({
      version,
      items: z
        .array(z.strictObject({ id: rowId, quantity: z.int().min(0).max(99) }))
        .min(1)
        .max(500),
    }),
    response: detail,
    errors: [...decision, 'item_not_exists_in_order', 'cart_empty'],
  },
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/approve': {
    action: 'approvals.decide',
    summary: 'Place the order in the name of the requester, at the total that the master saw.',
    limit: 'finalize',
    idempotent: true,
    params: ofRequest,
    body: z.strictObject({ version, expectedTotal: wholeNumber }),
    response: request,
    errors: [
      ...decision,
      'cart_empty',
      'cart_changed',
      'minimum_order_not_reached',
      'checkout_incomplete',
      'variant_not_available',
      'insufficient_stock',
      'delivery_mode_not_available',
      'pickup_point_not_found',
      'payment_method_not_available',
      'organization_billing_required',
      'credit_limit_exceeded',
      'budget_exceeded',
      'budget_in_forints',
      'cost_center_required',
      'cost_center_not_available',
      'max_usage_count_reached',
      'max_usage_count_per_user_reached',
      'too_many_orders',
    ],
  },
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse': {
    action: 'approvals.decide',
    summary: 'Refuse a request with a reason, which the requester reads.',
    idempotent: true,
    params: ofRequest,
    body: z.strictObject({ version, reason: line(500) }),
    response: request,
    errors: decision,
  },
  'POST /v2.0/organizations/{groupId}/approvals/{id}/reopen': {
    action: 'approvals.request',
    idempotent: true,
    summary:
      'Take back an own request that waits or was refused: it is gone, and its cart is open again as it was sent. Books of a cart that was filled meanwhile are in it, too.',
    params: ofRequest,
    body: z.strictObject({ version }),
    /** What became of the books that were filled meanwhile; null if there were none. */
    response: z.object({ report: cartReport.nullable() }),
    errors: ['not_found', 'version_conflict', 'approval_decided'],
  },
} as const satisfies EndpointTable
