import { z } from 'zod'
import { addressBook } from './address-book.ts'
import type { EndpointTable } from './endpoint.ts'
import { rowIdText } from './shop-schemas.ts'

const list = addressBook['GET /v2.0/me/delivery_data']
const addition = addressBook['POST /v2.0/me/delivery_data']
const change = addressBook['PATCH /v2.0/me/delivery_data/{id}']
const removal = addressBook['DELETE /v2.0/me/delivery_data/{id}']
const choice = addressBook['PUT /v2.0/me/delivery_data/{id}/default']

const byId = z.object({ id: rowIdText })
const ofAddress = z.object({ groupId: rowIdText, id: rowIdText })

/** The delivery addresses of an organisation, in the form of those that a customer saves (spec point 3: owner types). */
export const organizationAddresses = {
  'GET /v2.0/organizations/{id}/delivery_data': {
    action: 'organizations.read',
    summary: 'The delivery addresses of an organisation, the default first, then the latest.',
    params: byId,
    response: list.response,
    errors: ['not_found'],
  },
  'POST /v2.0/organizations/{id}/delivery_data': {
    action: 'organizations.manage',
    summary: 'Save a delivery address of an organisation.',
    params: byId,
    body: addition.body,
    response: addition.response,
    errors: ['not_found', ...addition.errors],
  },
  'PATCH /v2.0/organizations/{groupId}/delivery_data/{id}': {
    action: 'organizations.manage',
    summary: 'Change a delivery address of an organisation.',
    params: ofAddress,
    body: change.body,
    response: change.response,
    errors: change.errors,
  },
  'DELETE /v2.0/organizations/{groupId}/delivery_data/{id}': {
    action: 'organizations.manage',
    summary: 'Delete a delivery address of an organisation.',
    params: ofAddress,
    response: removal.response,
    errors: removal.errors,
  },
  'PUT /v2.0/organizations/{groupId}/delivery_data/{id}/default': {
    action: 'organizations.manage',
    summary: 'Make a delivery address the default of an organisation.',
    params: ofAddress,
    response: choice.response,
    errors: choice.errors,
  },
} as const satisfies EndpointTable
