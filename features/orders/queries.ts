import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderSearchForm } from '#contracts/order-forms.ts'
import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { seemsInSession } from '#lib/session/hint-cookies.ts'
import { saveFile } from './save-file.ts'
import { dropOrderProof, keepOrderProof, readOrderProof } from './order-proof.ts'
import { isWaiting } from './rules/is-waiting.ts'

const stateKey = (uuid: string) => ['order-state', uuid] as const

/** Waiting for the bank is asked again every few seconds; everything else is asked once. */
const pollMs = 4_000

export const orderStateQuery = (uuid: string) =>
  queryOptions({
    queryKey: stateKey(uuid),
    queryFn: ({ signal }) => call('GET /orders/{uuid}/state', { params: { uuid } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? pollMs : false),
  })

/** Whose session placed it sees it at once; anybody else tells the e-mail address. Null: none, or the wrong one. */
export const askWithProof = async <Answer>(
  uuid: string,
  ask: (email: string | null) => Promise<Answer>,
): Promise<Answer | null> => {
  const email = readOrderProof(uuid)
  if (!email && !seemsInSession()) return null
  try {
    return await ask(email)
  } catch (error) {
    const refused =
      error instanceof ApiError &&
      (error.status === 404 || error.status === 401 || error.code === 'verification_failed')
    if (!refused) throw error
    dropOrderProof(uuid)
    return null
  }
}

/** @param status where the order is known to stand: what is known of it from before is asked again */
export const orderDetailsQuery = (uuid: string, locale: Locale, status?: OrderState['status']) =>
  queryOptions({
    queryKey: ['order', uuid, locale, status],
    queryFn: ({ signal }) =>
      askWithProof(uuid, (email): Promise<OrderDetail> =>
        email
          ? call('POST /orders/{uuid}/details', { params: { uuid }, body: { email } }, { signal })
          : call('GET /orders/{uuid}', { params: { uuid } }, { signal }),
      ),
    // The proof by e-mail address may be given a few times only: looking at another tab is no reason to give it again.
    refetchOnWindowFocus: false,
  })

export const useOrderCheck = (uuid: string, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call('POST /orders/{uuid}/details', { params: { uuid }, body: { email } }),
    onSuccess: (order, email) => {
      keepOrderProof(uuid, email)
      client.setQueryData(orderDetailsQuery(uuid, locale).queryKey, order)
    },
  })
}

/** Of an order whose number stands in a mail. */
export const useOrderSearch = () =>
  useMutation({
    mutationFn: (body: OrderSearchForm) => call('POST /orders/find', { body }),
    onSuccess: ({ uuid }, { email }) => keepOrderProof(uuid, email),
  })

/** The file of an ordered e-book or audiobook, by the same proof as the order's page. */
export const useDownload = (uuid: string, id: number) =>
  useMutation({
    mutationFn: () => {
      const email = readOrderProof(uuid)
      return call('POST /orders/{uuid}/items/{id}/file', {
        params: { uuid, id: String(id) },
        body: email ? { email } : {},
      })
    },
    onSuccess: saveFile,
  })

/** A new key for every press: after a payment that failed the same key would lead back to the old one. */
export const useRetryPayment = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /orders/{uuid}/payment', { params: { uuid } }, { idempotencyKey: crypto.randomUUID() }),
    // The provider was asked about the last attempt: it may have been paid, or refused, in the meantime.
    onError: () => client.invalidateQueries({ queryKey: stateKey(uuid) }),
  })
}

export const usePayOnDelivery = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('PUT /orders/{uuid}/payment_method', { params: { uuid }, body: { paymentMethod: 'cash_on_delivery' } }),
    onSuccess: (state) => client.setQueryData(stateKey(uuid), state),
    // It may have been paid, or have run out, in the meantime.
    onError: () => client.invalidateQueries({ queryKey: stateKey(uuid) }),
  })
}

export const transactionQuery = (id: string, brought: { r?: string; s?: string }, isOver: boolean) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => call('GET /v2.0/transactions/{id}/check', { params: { id }, query: brought }, { signal }),
    refetchInterval: ({ state: { data } }) => (!isOver && (!data || data.result === 'PENDING') ? pollMs : false),
    staleTime: 0,
  })
