import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'

/** What the customer has saved for the next orders. Both are requested for customers only. */
export const deliveryDataQuery = queryOptions({
  queryKey: ['delivery-data'],
  queryFn: ({ signal }) => call('GET /v2.0/me/delivery_data', {}, { signal }),
  select: ({ items }) => items,
})

export const billingDataQuery = queryOptions({
  queryKey: ['billing-data'],
  queryFn: ({ signal }) => call('GET /v2.0/me/billing_data', {}, { signal }),
  select: ({ items }) => items,
})
