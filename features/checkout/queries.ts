import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddressForm, BillingForm, ContactForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Carrier } from '#contracts/pickup-points.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { draftOrderQuery, keepDraftOrder, renewDraftOrder } from '#lib/session/draft-order.ts'
import { saveCartHint } from '#lib/session/hint-cookies.ts'
import { finalizeKey } from './rules/finalize-key.ts'
import { keepPlacedOrder } from './rules/placed-order.ts'
import { indexPoints } from './rules/search-points.ts'
import { dropUnanswered, isUnanswered, keepUnanswered } from './rules/unanswered-order.ts'

type Versioned = Pick<DraftOrder, 'uuid' | 'version'>

/** Prices and totals hang on everything that a write of the cart can change. */
export const deliveryContextsQuery = ({ uuid, version }: Versioned) =>
  queryOptions({
    queryKey: ['delivery-contexts', uuid, version],
    queryFn: ({ signal }) => call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } }, { signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  })

export const paymentContextsQuery = ({ uuid, version }: Versioned) =>
  queryOptions({
    queryKey: ['payment-contexts', uuid, version],
    queryFn: ({ signal }) => call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } }, { signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  })

/** Fetched once and kept, per language (spec point 4). */
export const pickupPointsQuery = (carrier: Carrier, locale: Locale) =>
  queryOptions({
    queryKey: ['pickup-points', carrier, locale],
    queryFn: ({ signal }) => call('GET /v2.0/pickup_points', { query: { carrier } }, { signal }),
    select: ({ items }) => indexPoints(items),
    staleTime: Number.POSITIVE_INFINITY,
    // The carrier is asked again by a button; waiting for three failures helps nobody who could choose another way.
    retry: false,
  })

export const storesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['stores', locale],
    queryFn: ({ signal }) => call('GET /v2.0/stores', {}, { signal }),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const sendContact = ({ uuid, version }: Versioned, contact: ContactForm): Promise<DraftOrder> =>
  call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, contact } })

export interface DeliveryChoice {
  deliveryModeId: number
  address?: AddressForm
  pickupPointId?: string
  storeId?: number
}

export const sendDelivery = ({ uuid, version }: Versioned, choice: DeliveryChoice): Promise<DraftOrder> =>
  call('PUT /draft_orders/{uuid}/delivery_data', { params: { uuid }, body: { version, ...choice } })

export const sendBilling = ({ uuid, version }: Versioned, billing: BillingForm): Promise<DraftOrder> =>
  call('POST /draft_orders/{uuid}/billing_data', { params: { uuid }, body: { version, billing } })

/** One write of the draft order at a time, also beside those of the cart: each needs the version of the one before. */
export const useDraftOrderWrite = <Input>(send: (order: DraftOrder, input: Input) => Promise<DraftOrder>) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['draft-order'],
    scope: { id: 'draft-order' },
    mutationFn: (input: Input) => {
      const order = client.getQueryData(draftOrderQuery.queryKey)
      if (!order) throw new Error('A step was sent without a draft order')
      return send(order, input)
    },
    onSuccess: (order) => keepDraftOrder(client, order),
    onError: renewDraftOrder(client),
  })
}

const sendPaymentMethod = ({ uuid, version }: Versioned, paymentMethodId: number): Promise<DraftOrder> =>
  call('PUT /draft_orders/{uuid}/payment_method', { params: { uuid }, body: { version, paymentMethodId } })

/** Sent as soon as it is chosen, because the total hangs on it. */
export const useChoosePayment = () => useDraftOrderWrite(sendPaymentMethod)

/** Places the order with the version and the total that stand on the screen. */
export const useFinalize = () => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: ({ uuid, version, totals }: DraftOrder) =>
      call(
        'POST /draft_orders/{uuid}/finalize',
        { params: { uuid }, body: { version, expectedTotal: totals.total.gross } },
        { idempotencyKey: finalizeKey({ uuid, version }) },
      ),
    onSuccess: ({ orderUuid }) => {
      dropUnanswered()
      keepPlacedOrder(orderUuid)
      saveCartHint(0)
    },
    onError: (error, { uuid }) => {
      if (isUnanswered(error)) keepUnanswered(uuid)
      return renewDraftOrder(client)(error)
    },
  })
}

/** What became of a draft order that was sent without an answer: the order's uuid, null if there is none. */
export const arrivedOrderQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['arrived-order', uuid],
    queryFn: uuid ? ({ signal }) => call('GET /draft_orders/{uuid}', { params: { uuid } }, { signal }) : skipToken,
    select: ({ orderUuid }) => orderUuid,
  })
