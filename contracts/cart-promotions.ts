import { z } from 'zod'
import { cartDeals } from './cart-deals.ts'
import { cartReport } from './cart-report.ts'
import { draftOrder } from './draft-order-answer.ts'
import type { EndpointTable } from './endpoint.ts'
import { packageDeal } from './product-page.ts'
import { rowId, rowIdText } from './shop-schemas.ts'

const uuid = z.object({ uuid: z.uuid() })
const quantity = z.int().min(1, { error: 'too_small' }).max(999, { error: 'too_big' })

const code = z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' })

/** Why a coupon is not added (spec point 8). */
const couponErrors = [
  'coupon_not_exists',
  'already_applied',
  'out_of_time_interval',
  'not_available_for_user',
  'max_usage_count_reached',
  'max_usage_count_per_user_reached',
  'no_value_for_currency',
  'item_not_exists_in_order',
  'invalid_order_price_sum',
  'negative_order_value_reached',
] as const

/** An item of a cart that a client has kept elsewhere. Its parent is named by the variant. */
const broughtItem = z.strictObject({
  /** A type of `itemTypes`; an item of another type is left out. */
  type: z.string().max(40, { error: 'too_long' }).default('ITEM'),
  variantId: rowId,
  quantity,
  dealId: rowId.nullable().default(null),
  parentVariantId: rowId.nullable().default(null),
})

/** The coupons, deals and packages of a cart, and what becomes of another cart that is merged into it. */
export const cartPromotions = {
  'POST /draft_orders/{uuid}/coupons': {
    action: 'draft_orders.change',
    summary: 'Add a coupon by its code. Rate-limited by client, so that codes cannot be guessed.',
    params: uuid,
    body: z.strictObject({
      code,
    }),
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed', 'offer_fixed', ...couponErrors],
  },
  'DELETE /draft_orders/{uuid}/coupons/{id}': {
    action: 'draft_orders.change',
    summary: 'Remove a coupon.',
    params: uuid.extend({ id: rowIdText }),
    response: draftOrder,
    errors: ['not_found', 'draft_order_closed', 'offer_fixed', 'coupon_code_not_applied_to_order'],
  },
  'GET /draft_orders/{uuid}/deals': {
    action: 'draft_orders.read',
    summary:
      'The deals that the cart can still reach, and the gifts and upsells that it can choose. Empty for institutions.',
    params: uuid,
    response: cartDeals,
    errors: ['not_found'],
  },
  'POST /draft_orders/{uuid}/deals': {
    action: 'draft_orders.change',
    summary:
      'Choose a gift or an upsell. It replaces what was chosen of the same deal before where there is no room for both.',
    params: uuid,
    body: z.strictObject({
      dealId: rowId,
      variantId: rowId,
      parentId: rowId.optional(),
      quantity: quantity.default(1),
    }),
    response: draftOrder,
    errors: [
      'not_found',
      'draft_order_closed',
      'offer_fixed',
      'item_not_found',
      'item_not_exists_in_order',
      'deal_not_available',
      'variant_not_available',
      'insufficient_stock',
      'quantity_limit_reached',
      'one_copy_only',
    ],
  },
  'GET /draft_orders/{uuid}/packages': {
    action: 'draft_orders.read',
    summary: 'Packages that hold books of the cart and cost less than their parts.',
    params: uuid,
    response: z.object({ items: z.array(packageDeal) }),
    errors: ['not_found'],
  },
  'POST /draft_orders/{uuid}/packages': {
    action: 'draft_orders.change',
    summary: 'Add a package, and take out the single copies of its books that it replaces.',
    params: uuid,
    body: z.strictObject({ variantId: rowId, replaceParts: z.boolean().default(false) }),
    response: draftOrder,
    errors: [
      'not_found',
      'draft_order_closed',
      'offer_fixed',
      'item_not_found',
      'insufficient_stock',
      'variant_not_available',
      'choice_required',
      'quantity_limit_reached',
      'one_copy_only',
      'no_value_for_currency',
    ],
  },
  'POST /draft_orders/{uuid}/merge': {
    action: 'draft_orders.change',
    summary:
      'Bring the items and coupons of another cart to this one. The strategy is `sessionOnly`, `sessionFirst` or `userFirst`; another one is refused. Signing in does the same with the cart of the session.',
    params: uuid,
    body: z.strictObject({
      /** The strategy of the configuration by default. */
      strategy: z.string().max(40, { error: 'too_long' }).optional(),
      items: z.array(broughtItem).max(200, { error: 'too_long' }).default([]),
      coupons: z.array(code).max(20, { error: 'too_long' }).default([]),
    }),
    response: z.object({ draftOrder, report: cartReport }),
    errors: ['not_found', 'draft_order_closed', 'offer_fixed'],
  },
} as const satisfies EndpointTable
