import type { addressBook, BillingData, DeliveryData } from '#contracts/address-book.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { SavedData } from '../../db/schema/customers.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { AddressRow, Kind } from './queries.ts'
import { changeAddress, findAddresses, makeDefault, removeAddress, saveAddress } from './service.ts'

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

export const addressBookRoutes: Handlers<keyof typeof addressBook> = {
  'GET /v2.0/me/delivery_data': (ctx) =>
    show(findAddresses(ctx, 'delivery'), (rows) => ({ items: rows.map(showDelivery) })),
  'POST /v2.0/me/delivery_data': (ctx, { body }) => show(saveAddress(ctx, 'delivery', body), showDelivery),
  'PATCH /v2.0/me/delivery_data/{id}': (ctx, { params: { id }, body: { hash: seen, ...data } }) =>
    show(changeAddress(ctx, 'delivery', { id, seen, data }), showDelivery),
  'DELETE /v2.0/me/delivery_data/{id}': (ctx, { params }) => removeAddress(ctx, 'delivery', params.id),
  'PUT /v2.0/me/delivery_data/{id}/default': (ctx, { params }) =>
    show(makeDefault(ctx, 'delivery', params.id), showDelivery),
  'GET /v2.0/me/billing_data': (ctx) =>
    show(findAddresses(ctx, 'billing'), (rows) => ({ items: rows.map(showBilling) })),
  'POST /v2.0/me/billing_data': (ctx, { body }) => show(saveAddress(ctx, 'billing', newBilling(body)), showBilling),
  'PATCH /v2.0/me/billing_data/{id}': (ctx, { params: { id }, body: { hash: seen, ...body } }) =>
    show(changeAddress(ctx, 'billing', { id, seen, data: newBilling(body) }), showBilling),
  'DELETE /v2.0/me/billing_data/{id}': (ctx, { params }) => removeAddress(ctx, 'billing', params.id),
  'PUT /v2.0/me/billing_data/{id}/default': (ctx, { params }) =>
    show(makeDefault(ctx, 'billing', params.id), showBilling),
}
