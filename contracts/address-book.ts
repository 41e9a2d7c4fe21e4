import { z } from 'zod'
import { addressForm, billingForm } from './checkout-forms.ts'
import type { EndpointTable } from './endpoint.ts'
import { optionalLine } from './form-fields.ts'
import { none, rowIdText } from './shop-schemas.ts'

const byId = z.object({ id: rowIdText })

/** The hash of what the visitor has seen: a change of something that was changed meanwhile is refused. */
const hash = z.string().min(1).max(64)

/** What the spec (point 3) names of both: id, hash and default flag. */
const saved = { id: z.int(), hash, default: z.boolean() }

const deliveryData = z.object({ ...saved, type: z.literal('personal'), address: addressForm })
export type DeliveryData = z.infer<typeof deliveryData>

const billingData = z.object({
  ...saved,
  billing: billingForm,
  /** The person to whom questions about a company's invoices go. */
  contact: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
})
export type BillingData = z.infer<typeof billingData>

const newDelivery = { address: addressForm }
const newBilling = {
  billing: billingForm,
  /** It is dropped unless both names are given (spec point 5). */
  contact: z.optional(z.object({ firstName: optionalLine(), lastName: optionalLine() })),
}

const change = ['not_found', 'version_conflict'] as const

/** The addresses that a customer has saved for the next orders (spec point 7). */
export const addressBook = {
  'GET /v2.0/me/delivery_data': {
    action: 'addresses.list',
    summary: 'The saved delivery addresses, the default first, then the latest.',
    response: z.object({ items: z.array(deliveryData) }),
  },
  'POST /v2.0/me/delivery_data': {
    action: 'addresses.save',
    summary: 'Save a delivery address. The same address again is the saved one; the first one is the default.',
    body: z.strictObject(newDelivery),
    response: deliveryData,
    errors: ['too_many_addresses'],
  },
  'PATCH /v2.0/me/delivery_data/{id}': {
    action: 'addresses.change',
    summary: 'Change a saved delivery address.',
    params: byId,
    body: z.strictObject({ hash, ...newDelivery }),
    response: deliveryData,
    errors: [...change, 'address_already_saved'],
  },
  'DELETE /v2.0/me/delivery_data/{id}': {
    action: 'addresses.change',
    summary: 'Delete a saved delivery address. After the default the latest one becomes the default.',
    params: byId,
    response: none,
    errors: ['not_found'],
  },
  'PUT /v2.0/me/delivery_data/{id}/default': {
    action: 'addresses.change',
    summary: 'Make a delivery address the default.',
    params: byId,
    response: deliveryData,
    errors: ['not_found'],
  },
  'GET /v2.0/me/billing_data': {
    action: 'addresses.list',
    summary: 'The saved billing addresses, the default first, then the latest.',
    response: z.object({ items: z.array(billingData) }),
  },
  'POST /v2.0/me/billing_data': {
    action: 'addresses.save',
    summary: 'Save a billing address. The same one again is the saved one; the first one is the default.',
    body: z.strictObject(newBilling),
    response: billingData,
    errors: ['too_many_addresses'],
  },
  'PATCH /v2.0/me/billing_data/{id}': {
    action: 'addresses.change',
    summary: 'Change a saved billing address.',
    params: byId,
    body: z.strictObject({ hash, ...newBilling }),
    response: billingData,
    errors: [...change, 'address_already_saved'],
  },
  'DELETE /v2.0/me/billing_data/{id}': {
    action: 'addresses.change',
    summary: 'Delete a saved billing address. After the default the latest one becomes the default.',
    params: byId,
    response: none,
    errors: ['not_found'],
  },
  'PUT /v2.0/me/billing_data/{id}/default': {
    action: 'addresses.change',
    summary: 'Make a billing address the default.',
    params: byId,
    response: billingData,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
