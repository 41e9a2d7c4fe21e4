import type { addressBook, BillingData, DeliveryData } from '#contracts/address-book.ts'
import type { organizationAddresses } from '#contracts/organization-addresses.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { SavedData } from '../../db/schema/addresses.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { AddressRow, Kind } from './queries.ts'
import {
  changeAddress,
  findAddresses,
  makeDefault,
  organizationBook,
  ownBook,
  removeAddress,
  saveAddress,
} from './service.ts'

const showRow = <K extends Kind>({ id, hash, isDefault, data }: AddressRow<K>) => ({
  id,
  hash,
  default: isDefault,
  ...data,
})
const showDelivery = (row: AddressRow<'delivery'>): DeliveryData => ({ ...showRow(row), type: 'personal' })
const showBilling = (row: AddressRow<'billing'>): BillingData => showRow(row)

const show = async <From, To, Code extends ErrorCode>(
  asked: Promise<Result<From, Code>>,
  shape: (found: From) => To,
): Promise<Result<To, Code>> => {
  const result = await asked
  return result.ok ? ok(shape(result.value)) : result
}

interface NewBilling {
  billing: SavedData['billing']['billing']
  contact?: { firstName: string; lastName: string } | undefined
}

/** The contact is dropped unless both names are given (spec point 5). */
const newBilling = ({ billing, contact }: NewBilling): SavedData['billing'] => ({
  billing,
  contact: contact?.firstName && contact.lastName ? contact : null,
})

const managedBook = (ctx: Context, organizationId: number) =>
  organizationBook(ctx, organizationId, 'organizations.manage')

export const addressBookRoutes: Handlers<keyof typeof addressBook | keyof typeof organizationAddresses> = {
  'GET /v2.0/me/delivery_data': (ctx) =>
    show(findAddresses(ctx, ownBook(ctx, 'delivery', 'unauthenticated')), (rows) => ({
      items: rows.map(showDelivery),
    })),
  'POST /v2.0/me/delivery_data': (ctx, { body }) =>
    show(saveAddress(ctx, ownBook(ctx, 'delivery', 'unauthenticated'), body), showDelivery),
  'PATCH /v2.0/me/delivery_data/{id}': (ctx, { params: { id }, body: { hash: seen, ...data } }) =>
    show(changeAddress(ctx, ownBook(ctx, 'delivery', 'not_found'), { id, seen, data }), showDelivery),
  'DELETE /v2.0/me/delivery_data/{id}': (ctx, { params }) =>
    removeAddress(ctx, ownBook(ctx, 'delivery', 'not_found'), params.id),
  'PUT /v2.0/me/delivery_data/{id}/default': (ctx, { params }) =>
    show(makeDefault(ctx, ownBook(ctx, 'delivery', 'not_found'), params.id), showDelivery),
  'GET /v2.0/me/billing_data': (ctx) =>
    show(findAddresses(ctx, ownBook(ctx, 'billing', 'unauthenticated')), (rows) => ({ items: rows.map(showBilling) })),
  'POST /v2.0/me/billing_data': (ctx, { body }) =>
    show(saveAddress(ctx, ownBook(ctx, 'billing', 'unauthenticated'), newBilling(body)), showBilling),
  'PATCH /v2.0/me/billing_data/{id}': (ctx, { params: { id }, body: { hash: seen, ...body } }) =>
    show(changeAddress(ctx, ownBook(ctx, 'billing', 'not_found'), { id, seen, data: newBilling(body) }), showBilling),
  'DELETE /v2.0/me/billing_data/{id}': (ctx, { params }) =>
    removeAddress(ctx, ownBook(ctx, 'billing', 'not_found'), params.id),
  'PUT /v2.0/me/billing_data/{id}/default': (ctx, { params }) =>
    show(makeDefault(ctx, ownBook(ctx, 'billing', 'not_found'), params.id), showBilling),
  'GET /v2.0/organizations/{id}/delivery_data': (ctx, { params }) =>
    show(findAddresses(ctx, organizationBook(ctx, params.id, 'organizations.read')), (rows) => ({
      items: rows.map(showDelivery),
    })),
  'POST /v2.0/organizations/{id}/delivery_data': (ctx, { params, body }) =>
    show(saveAddress(ctx, managedBook(ctx, params.id), body), showDelivery),
  'PATCH /v2.0/organizations/{groupId}/delivery_data/{id}': (ctx, { params, body: { hash: seen, ...data } }) =>
    show(changeAddress(ctx, managedBook(ctx, params.groupId), { id: params.id, seen, data }), showDelivery),
  'DELETE /v2.0/organizations/{groupId}/delivery_data/{id}': (ctx, { params }) =>
    removeAddress(ctx, managedBook(ctx, params.groupId), params.id),
  'PUT /v2.0/organizations/{groupId}/delivery_data/{id}/default': (ctx, { params }) =>
    show(makeDefault(ctx, managedBook(ctx, params.groupId), params.id), showDelivery),
}
