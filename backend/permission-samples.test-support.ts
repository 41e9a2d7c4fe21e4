import type { EndpointName, Endpoints } from '#contracts/endpoints.ts'
import type { permissions } from './access/permissions.ts'
import { address, billing } from './modules/checkout/checkout.test-support.ts'

/** Who has resources: owners have them alone, members and masters together with their organisation. */
export const withResources = ['owner', 'member', 'master'] as const

/** An endpoint whose action belongs to the owner of a resource, or to an organisation. */
export type OwnerEndpoint = {
  [Name in EndpointName]: (typeof permissions)[Endpoints[Name]['action']]['who'] extends (typeof withResources)[number]
    ? Name
    : never
}[EndpointName]

export interface Resources {
  cart: string
  cartId: number
  item: number
  order: string
  orderItem: number
  invoice: string
  notification: string
  deliveryData: number
  billingData: number
  list: string
  email: string
  organization: number
  /** A member who is no master. */
  member: number
  invitation: string
  /** A cart of that member, which waits for a master. */
  approval: string
  /** A delivery address of the organisation. */
  place: number
  costCenter: number
  offer: string
}

export interface Sample {
  params: (of: Resources) => Record<string, string | number>
  query?: Record<string, string>
  /** A function for a body that names a resource. */
  body?: unknown
  /** True for a resource that anonymous sessions cannot have. */
  needsUser?: true
}

const ofCart = ({ cart }: Resources) => ({ uuid: cart })
const ofNumber = ({ cartId }: Resources) => ({ id: cartId })
const ofItem = ({ cart, item }: Resources) => ({ uuid: cart, id: item })
const ofOrder = ({ order }: Resources) => ({ uuid: order })
const ofDelivery = ({ deliveryData }: Resources) => ({ id: deliveryData })
const ofBilling = ({ billingData }: Resources) => ({ id: billingData })
const ofList = ({ list }: Resources) => ({ id: list })
const ofInvoice = ({ invoice }: Resources) => ({ id: invoice })
const ofOrganization = ({ organization }: Resources) => ({ id: organization })
const ofPlace = ({ organization, place }: Resources) => ({ groupId: organization, id: place })
const ofCostCenter = ({ organization, costCenter }: Resources) => ({ groupId: organization, id: costCenter })
const ofApproval = ({ organization, approval }: Resources) => ({ groupId: organization, id: approval })
const ofMember = ({ organization, member }: Resources) => ({ groupId: organization, customerId: member })
const ofInvitation = ({ invitation }: Resources) => ({ id: invitation })
const ofOffer = ({ offer }: Resources) => ({ uuid: offer })
const slaveRole = { role: 'ROLE_B2B_SLAVE', permissions: [] }
const year = { from: '2026-01-01', to: '2026-12-31' }
const version = 1
const costCenter = { code: 'KONYV', name: 'Könyvtár', isActive: true }
const file = new TextEncoder().encode('9786159000122;1')

/**
 * A valid call of each endpoint with an owner; a missing endpoint does not compile. Null stands for a call that names
 * no resource.
 */
export const samples: Record<OwnerEndpoint, Sample | null> = {
  'GET /draft_orders/current': null,
  'GET /draft_orders/{uuid}': { params: ofCart },
  'GET /draft_orders/{uuid}/delivery_contexts': { params: ofCart },
  'GET /draft_orders/{uuid}/payment_contexts': { params: ofCart },
  'PATCH /draft_orders/{uuid}': { params: ofCart, body: { version, sendSeparately: true } },
  'POST /draft_orders/{uuid}/items': { params: ofCart, body: { variantId: 1, quantity: 1 } },
  'PATCH /draft_orders/{uuid}/items/{id}': { params: ofItem, body: { version, quantity: 1 } },
  // Before the newer call, which says of an item that has gone already that it is not in the cart.
  'DELETE /v2.0/items/{id}': { params: ({ item }) => ({ id: item }) },
  'DELETE /draft_orders/{uuid}/items/{id}': { params: ofItem },
  'POST /draft_orders/{uuid}/coupons': { params: ofCart, body: { code: 'OSZ2026' } },
  'DELETE /draft_orders/{uuid}/coupons/{id}': { params: ofItem },
  'GET /draft_orders/{uuid}/deals': { params: ofCart },
  'POST /draft_orders/{uuid}/deals': { params: ofCart, body: { dealId: 1, variantId: 1 } },
  'GET /draft_orders/{uuid}/packages': { params: ofCart },
  'POST /draft_orders/{uuid}/packages': { params: ofCart, body: { variantId: 1 } },
  'POST /draft_orders/{uuid}/merge': { params: ofCart, body: { coupons: ['OSZ2026'] } },
  'PUT /draft_orders/{uuid}/delivery_data': { params: ofCart, body: { version, deliveryModeId: 1, address } },
  'POST /draft_orders/{uuid}/billing_data': { params: ofCart, body: { version, billing } },
  'PUT /draft_orders/{uuid}/payment_method': { params: ofCart, body: { version, paymentMethodId: 1 } },
  'POST /draft_orders/{uuid}/finalize': { params: ofCart, body: { version, expectedTotal: 1 } },
  'GET /v2.0/orders/current': null,
  'GET /v2.0/orders/{id}': { params: ofNumber },
  'PATCH /v2.0/orders/{id}': { params: ofNumber, body: { sendSeparately: true } },
  'PUT /v2.0/orders/{id}/items': { params: ofNumber, body: { items: [{ variantId: 1, quantity: 1 }] } },
  'PUT /v2.0/orders/{id}/item': { params: ofNumber, body: { variantId: 1, quantity: 1 } },
  'PUT /v2.0/orders/{id}/coupon': { params: ofNumber, body: { code: 'OSZ2026' } },
  'DELETE /v2.0/orders/{id}/coupon/{couponId}': { params: ({ cartId }) => ({ id: cartId, couponId: 1 }) },
  'GET /v2.0/orders/{id}/delivery_contexts': { params: ofNumber },
  'GET /v2.0/orders/{id}/delivery_points': { params: ofNumber },
  'GET /v2.0/orders/{id}/payment_contexts': { params: ofNumber },
  'PUT /v2.0/orders/{id}/delivery_mode': { params: ofNumber, body: { deliveryModeId: 1 } },
  'GET /v2.0/orders/{id}/next_deals': { params: ofNumber },
  'GET /v2.0/orders/{id}/deals': { params: ofNumber },
  'GET /v2.0/items/deals': null,
  'PUT /v2.0/orders/{id}/delivery_data': { params: ofNumber, body: { deliveryModeId: 1, address } },
  'DELETE /v2.0/orders/{id}/delivery_data': { params: ofNumber },
  'PUT /v2.0/orders/{id}/billing_data': { params: ofNumber, body: { billing } },
  'PATCH /v2.0/orders/{id}/billing_data': { params: ofNumber, body: { billing: { city: 'Pécs' } } },
  'DELETE /v2.0/orders/{id}/billing_data': { params: ofNumber },
  'PUT /v2.0/orders/{id}/payment_method': { params: ofNumber, body: { paymentMethodId: 1 } },
  'POST /v2.0/orders/{id}/finalize': { params: ofNumber, body: { version, expectedTotal: 1 } },
  'POST /v2.0/orders/{id}/payment': { params: ofNumber },
  'GET /me/cart/is_price_bound': null,
  'GET /draft_orders/{uuid}/export': { params: ofCart },
  'PUT /draft_orders/{uuid}/import': { params: ofCart, body: file },
  'POST /draft_orders/{uuid}/quick_order': { params: ofCart, body: { text: '9786159000122' } },
  'GET /v2.0/orders/{id}/export': { params: ofNumber },
  'PUT /v2.0/orders/{id}/import': { params: ofNumber, body: file },
  'PUT /v2.0/me/delivery_data/{id}/default': { params: ofDelivery, needsUser: true },
  'PATCH /v2.0/me/delivery_data/{id}': { params: ofDelivery, body: { hash: 'x', address }, needsUser: true },
  'DELETE /v2.0/me/delivery_data/{id}': { params: ofDelivery, needsUser: true },
  'PUT /v2.0/me/billing_data/{id}/default': { params: ofBilling, needsUser: true },
  'PATCH /v2.0/me/billing_data/{id}': { params: ofBilling, body: { hash: 'x', billing }, needsUser: true },
  'DELETE /v2.0/me/billing_data/{id}': { params: ofBilling, needsUser: true },
  'GET /v2.0/me/shopping_lists/{id}/items': { params: ofList, needsUser: true },
  'POST /v2.0/me/shopping_lists/{id}/to_cart': { params: ofList, body: {}, needsUser: true },
  'POST /v2.0/me/shopping_lists/{id}/share': { params: ofList, body: {}, needsUser: true },
  'DELETE /v2.0/me/shopping_lists/{id}/share': { params: ofList, needsUser: true },
  'POST /v2.0/collections/{id}/items': { params: ofList, body: { itemId: 1 }, needsUser: true },
  'DELETE /v2.0/collections/{id}/items/{itemId}': { params: ({ list }) => ({ id: list, itemId: 1 }), needsUser: true },
  'POST /v2.0/collections/{id}/items/clear': { params: ofList, body: {}, needsUser: true },
  'PATCH /v2.0/me/shopping_lists/{id}': { params: ofList, body: { name: 'Ősz' }, needsUser: true },
  'DELETE /v2.0/me/shopping_lists/{id}': { params: ofList, needsUser: true },
  'GET /orders/{uuid}': { params: ofOrder },
  'GET /orders/{uuid}/library_records': { params: ofOrder },
  'POST /orders/{uuid}/payment': { params: ofOrder },
  'PUT /orders/{uuid}/payment_method': { params: ofOrder, body: { paymentMethod: 'cash_on_delivery' } },
  'POST /orders/{uuid}/cancel': { params: ofOrder, body: {} },
  'POST /orders/{uuid}/items/{id}/file': {
    params: ({ order, orderItem }) => ({ uuid: order, id: orderItem }),
    body: {},
  },
  'POST /orders/{uuid}/reorder': { params: ofOrder, body: {} },
  'POST /orders/{uuid}/withdrawals': {
    params: ofOrder,
    body: { name: 'Kovács Anna', email: 'anna@example.hu', reason: '', items: [{ id: 1, quantity: 1 }] },
  },
  'POST /orders/{uuid}/invoices/{id}/file': {
    params: ({ order, invoice }) => ({ uuid: order, id: invoice }),
    body: {},
  },
  'GET /v2.0/me/order-invoices/{orderId}': { params: ({ order }) => ({ orderId: order }) },
  'GET /v2.0/me/invoices/{id}': { params: ofInvoice },
  'GET /v2.0/me/invoice-asset/{id}': { params: ofInvoice },
  'POST /orders/{uuid}/ratings/details': { params: ofOrder, body: {} },
  'PUT /orders/{uuid}/ratings': { params: ofOrder, body: { order: { stars: 5 } } },
  'DELETE /v2.0/stock_notifications/{id}': {
    params: ({ notification }) => ({ id: notification }),
    body: {},
    needsUser: true,
  },
  'GET /v2.0/organizations/{id}': { params: ofOrganization },
  'GET /v2.0/organizations/{id}/customers': { params: ofOrganization },
  'GET /v2.0/organizations/{id}/orders': { params: ofOrganization },
  'GET /v2.0/organizations/{id}/statistics': { params: ofOrganization, query: year },
  'GET /v2.0/organizations/{id}/statistics/export': { params: ofOrganization, query: year },
  'GET /v2.0/organizations/{id}/payment_methods': { params: ofOrganization },
  'PUT /v2.0/organizations/{id}/payment_method': { params: ofOrganization, body: { paymentMethodId: null } },
  'GET /v2.0/organizations/{id}/delivery_data': { params: ofOrganization },
  'POST /v2.0/organizations/{id}/delivery_data': { params: ofOrganization, body: { address } },
  'PUT /v2.0/organizations/{groupId}/delivery_data/{id}/default': { params: ofPlace },
  'PATCH /v2.0/organizations/{groupId}/delivery_data/{id}': { params: ofPlace, body: { hash: 'x', address } },
  'DELETE /v2.0/organizations/{groupId}/delivery_data/{id}': { params: ofPlace },
  'GET /v2.0/organizations/{id}/cost_centers': { params: ofOrganization },
  'POST /v2.0/organizations/{id}/cost_centers': { params: ofOrganization, body: costCenter },
  'PATCH /v2.0/organizations/{id}/cost_centers': { params: ofOrganization, body: { isRequired: false } },
  'PUT /v2.0/organizations/{groupId}/cost_centers/{id}': { params: ofCostCenter, body: costCenter },
  'GET /v2.0/organizations/{id}/budgets': { params: ofOrganization },
  'PUT /v2.0/organizations/{id}/budgets': {
    params: ofOrganization,
    body: ({ member }: Resources) => ({ userId: member, costCenterId: null, period: 'month', limit: 1 }),
  },
  'GET /v2.0/organizations/{id}/approvals': { params: ofOrganization },
  'POST /v2.0/organizations/{id}/approvals': {
    params: ofOrganization,
    body: ({ cart }: Resources) => ({ cart, version, expectedTotal: 1, message: '', poNumber: '' }),
  },
  'GET /v2.0/organizations/{groupId}/approvals/{id}': { params: ofApproval },
  'PATCH /v2.0/organizations/{groupId}/approvals/{id}': {
    params: ofApproval,
    body: { version, items: [{ id: 1, quantity: 1 }] },
  },
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/approve': {
    params: ofApproval,
    body: { version, expectedTotal: 1 },
  },
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse': { params: ofApproval, body: { version, reason: 'Sok' } },
  'POST /v2.0/organizations/{groupId}/approvals/{id}/reopen': { params: ofApproval, body: { version } },
  'GET /v2.0/organizations/{id}/invitations': { params: ofOrganization },
  'PUT /v2.0/invitations/organizations/{groupId}/create': {
    params: ({ organization }) => ({ groupId: organization }),
    body: { emails: ['uj@example.hu'], ...slaveRole },
  },
  'POST /v2.0/invitations/{id}/resend_email': { params: ofInvitation, body: {} },
  'DELETE /v2.0/invitations/{id}': { params: ofInvitation },
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/roles': { params: ofMember, body: slaveRole },
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/promote': { params: ofMember },
  'DELETE /v2.0/organizations/{groupId}/customers/{customerId}': { params: ofMember },
  'GET /v2.0/me/offers': null,
  'POST /v2.0/me/offers': null,
  'POST /v2.0/reading_lists/matches': null,
  'GET /v2.0/me/offers/{uuid}': { params: ofOffer },
  'GET /v2.0/me/offers/{uuid}/document': { params: ofOffer },
  'POST /v2.0/me/offers/{uuid}/messages': { params: ofOffer, body: { text: 'Januárra kellene.' } },
  'POST /v2.0/me/offers/{uuid}/change_request': { params: ofOffer, body: { version: 1, text: 'Kettővel több.' } },
  'POST /v2.0/me/offers/{uuid}/reject': { params: ofOffer, body: { version: 1 } },
  'POST /v2.0/me/offers/{uuid}/accept': { params: ofOffer, body: { version: 1 } },
  'DELETE /v2.0/subscriptions/{email}': { params: ({ email }) => ({ email }), body: {}, needsUser: true },
}
