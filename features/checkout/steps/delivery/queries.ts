import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AddressForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Carrier } from '#contracts/carriers.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { indexPoints } from './search-points.ts'

type Versioned = Pick<DraftOrder, 'uuid' | 'version'>

/** Prices and totals depend on everything that a change of the cart can change, so each version has its own. */
export const deliveryContextsQuery = ({ uuid, version }: Versioned) =>
  queryOptions({
    queryKey: ['delivery-contexts', uuid, version],
    queryFn: ({ signal }) => call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } }, { signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  })

/** Fetched once for each language (spec point 4). */
export const pickupPointsQuery = (carrier: Carrier, locale: Locale) =>
  queryOptions({
    queryKey: ['pickup-points', carrier, locale],
    queryFn: ({ signal }) => call('GET /v2.0/pickup_points', { query: { carrier } }, { signal }),
    select: ({ items }) => indexPoints(items),
    staleTime: Number.POSITIVE_INFINITY,
    // A button requests them again. Nobody has to wait for three failures before they can choose another delivery mode.
    retry: false,
  })

export const storesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['stores', locale],
    queryFn: ({ signal }) => call('GET /v2.0/stores', {}, { signal }),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface DeliveryChoice {
  deliveryModeId: number
  address?: AddressForm
  pickupPointId?: string
  storeId?: number
}

/** Saved twice, an address is in the account once. */
const rememberAddress = (address: AddressForm) => call('POST /v2.0/me/delivery_data', { body: { address } })

/** @param remember whether the customer wants the address in the account, too; if it cannot be saved there, nothing is */
export const saveDelivery = async (
  { uuid, version }: Versioned,
  choice: DeliveryChoice,
  remember: boolean,
): Promise<DraftOrder> => {
  if (remember && choice.address) await rememberAddress(choice.address)
  return call('PUT /draft_orders/{uuid}/delivery_data', { params: { uuid }, body: { version, ...choice } })
}
