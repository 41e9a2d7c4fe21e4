import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingData, DeliveryData } from '#contracts/address-book.ts'
import type { AddressForm, BillingForm } from '#contracts/checkout-forms.ts'
import { call } from '#lib/api/browser.ts'
import { organizationAddressesQuery } from '#lib/session/organization.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { billingDataQuery, deliveryDataQuery } from '#lib/session/saved-addresses.ts'

/** The list is read again after a change, also after a refused one: somebody may have changed it elsewhere. */
const useChange = <Input, Answer>(queryKey: QueryKey, mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asCustomer(() => mutationFn(input)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

/** Whose delivery addresses they are: an organisation's, or the customer's own where it is undefined. */
export type OrganizationId = number | undefined

const keyOf = (groupId: OrganizationId): QueryKey =>
  groupId === undefined ? deliveryDataQuery.queryKey : organizationAddressesQuery(groupId).queryKey

export const useDeliveryChanges = (groupId?: OrganizationId) => ({
  remove: useChange(keyOf(groupId), async (item: DeliveryData) => {
    if (groupId === undefined) await call('DELETE /v2.0/me/delivery_data/{id}', paramsOf(item))
    else await call('DELETE /v2.0/organizations/{groupId}/delivery_data/{id}', { params: { groupId, id: item.id } })
  }),
  makeDefault: useChange(keyOf(groupId), (item: DeliveryData) =>
    groupId === undefined
      ? call('PUT /v2.0/me/delivery_data/{id}/default', paramsOf(item))
      : call('PUT /v2.0/organizations/{groupId}/delivery_data/{id}/default', { params: { groupId, id: item.id } }),
  ),
})

export const useBillingChanges = () => ({
  remove: useChange(billingDataQuery.queryKey, (item: BillingData) =>
    call('DELETE /v2.0/me/billing_data/{id}', paramsOf(item)),
  ),
  makeDefault: useChange(billingDataQuery.queryKey, (item: BillingData) =>
    call('PUT /v2.0/me/billing_data/{id}/default', paramsOf(item)),
  ),
})

/** @param item the address that is changed; undefined for a new one */
export const useSaveDelivery = (item: DeliveryData | undefined, groupId?: OrganizationId) =>
  useChange(keyOf(groupId), (address: AddressForm) => {
    const change = item && { hash: item.hash, address }
    if (groupId === undefined)
      return change
        ? call('PATCH /v2.0/me/delivery_data/{id}', { ...paramsOf(item), body: change })
        : call('POST /v2.0/me/delivery_data', { body: { address } })
    return change
      ? call('PATCH /v2.0/organizations/{groupId}/delivery_data/{id}', {
          params: { groupId, id: item.id },
          body: change,
        })
      : call('POST /v2.0/organizations/{id}/delivery_data', { params: { id: groupId }, body: { address } })
  })

export interface NewBilling {
  billing: BillingForm
  contact?: { firstName: string; lastName: string }
}

/** @param item the address that is changed; undefined for a new one */
export const useSaveBilling = (item: BillingData | undefined) =>
  useChange(billingDataQuery.queryKey, (body: NewBilling) =>
    item
      ? call('PATCH /v2.0/me/billing_data/{id}', { ...paramsOf(item), body: { hash: item.hash, ...body } })
      : call('POST /v2.0/me/billing_data', { body }),
  )
