import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingData, DeliveryData } from '#contracts/address-book.ts'
import type { AddressForm, BillingForm } from '#contracts/checkout-forms.ts'
import { call } from '#lib/api/browser.ts'
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

export const useDeliveryChanges = () => ({
  remove: useChange(deliveryDataQuery.queryKey, (item: DeliveryData) =>
    call('DELETE /v2.0/me/delivery_data/{id}', paramsOf(item)),
  ),
  makeDefault: useChange(deliveryDataQuery.queryKey, (item: DeliveryData) =>
    call('PUT /v2.0/me/delivery_data/{id}/default', paramsOf(item)),
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
export const useSaveDelivery = (item: DeliveryData | undefined) =>
  useChange(deliveryDataQuery.queryKey, (address: AddressForm) =>
    item
      ? call('PATCH /v2.0/me/delivery_data/{id}', { ...paramsOf(item), body: { hash: item.hash, address } })
      : call('POST /v2.0/me/delivery_data', { body: { address } }),
  )

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
