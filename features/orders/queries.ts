import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecordFormat } from '#contracts/record-format.ts'
import type { OrderSearchForm } from '#contracts/order-forms.ts'
import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { sendChecked } from '#lib/bot-check/send-checked.ts'
import { seemsInSession } from '#lib/session/hint-cookies.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { clearOrderProof, saveOrderProof, readOrderProof } from './order-proof.ts'
import { isWaiting } from './rules/is-waiting.ts'

const stateKey = (uuid: string) => ['order-state', uuid] as const

/** As long as the bank has not answered, the state is read every few seconds. Every other state is read once. */
const pollMs = 4_000

export const orderStateQuery = (uuid: string) =>
  queryOptions({
    queryKey: stateKey(uuid),
    queryFn: ({ signal }) => call('GET /orders/{uuid}/state', { params: { uuid } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? pollMs : false),
  })

/** The session that placed the order sees it at once; anybody else needs its e-mail address. Null where the address is missing or wrong. */
export const requestWithProof = async <Answer>(
  uuid: string,
  request: (email: string | null) => Promise<Answer>,
): Promise<Answer | null> => {
  const email = readOrderProof(uuid)
  if (!email && !seemsInSession()) return null
  try {
    return await request(email)
  } catch (error) {
    const refused =
      error instanceof ApiError &&
      (error.status === 404 || error.status === 401 || error.code === 'verification_failed')
    if (!refused) throw error
    clearOrderProof(uuid)
    return null
  }
}

/** @param status the known status of the order: with another status the details are read again */
export const orderDetailsQuery = (uuid: string, locale: Locale, status?: OrderState['status']) =>
  queryOptions({
    queryKey: ['order', uuid, locale, status],
    queryFn: ({ signal }) =>
      requestWithProof(uuid, (email): Promise<OrderDetail> =>
        email
          ? call('POST /orders/{uuid}/details', { params: { uuid }, body: { email } }, { signal })
          : call('GET /orders/{uuid}', { params: { uuid } }, { signal }),
      ),
    // A proof by e-mail address is limited to a few attempts, so a change of tabs must not use one of them.
    refetchOnWindowFocus: false,
  })

export const useOrderCheck = (uuid: string, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      sendChecked('order_proof', email, (proof) =>
        call('POST /orders/{uuid}/proof', { params: { uuid }, body: { email } }, proof),
      ),
    onSuccess: (order, email) => {
      saveOrderProof(uuid, email)
      client.setQueryData(orderDetailsQuery(uuid, locale).queryKey, order)
    },
  })
}

/** Finds an order by the number in its mail. */
export const useOrderSearch = () =>
  useMutation({
    mutationFn: (body: OrderSearchForm) =>
      sendChecked('order_find', body.email, (proof) => call('POST /orders/find', { body }, proof)),
    onSuccess: ({ uuid }, { email }) => saveOrderProof(uuid, email),
  })

/** The file of an ordered e-book or audiobook. It needs the same proof as the page of the order. */
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

/** The document of an invoice. It needs the same proof as the page of the order. */
export const useInvoiceFile = (uuid: string, id: string) =>
  useMutation({
    mutationFn: () => {
      const email = readOrderProof(uuid)
      return call('POST /orders/{uuid}/invoices/{id}/file', { params: { uuid, id }, body: email ? { email } : {} })
    },
    onSuccess: saveFile,
  })

/** The books of an order for a library system. */
export const useRecordFile = (uuid: string) =>
  useMutation({
    mutationFn: (format: RecordFormat) =>
      call('GET /orders/{uuid}/library_records', { params: { uuid }, query: { format } }),
    onSuccess: saveFile,
  })

/** A new key for every press: after a failed payment the same key would lead back to that payment. */
export const useRetryPayment = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /orders/{uuid}/payment', { params: { uuid } }, { idempotencyKey: crypto.randomUUID() }),
    // The order may have been paid, or its payment refused, in the meantime.
    onError: () => client.invalidateQueries({ queryKey: stateKey(uuid) }),
  })
}

export const useChangeMethod = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (paymentMethod: string) =>
      call('PUT /orders/{uuid}/payment_method', { params: { uuid }, body: { paymentMethod } }),
    onSuccess: (state) => client.setQueryData(stateKey(uuid), state),
    // The order may have been paid, or its reservation may have ended, in the meantime.
    onError: () => client.invalidateQueries({ queryKey: stateKey(uuid) }),
  })
}

/** It needs the same proof as the page of the order. A second press finds the work done. */
export const useCancelOrder = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const email = readOrderProof(uuid)
      return call('POST /orders/{uuid}/cancel', { params: { uuid }, body: email ? { email } : {} })
    },
    // Also after a refusal: the order has moved on meanwhile.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: stateKey(uuid) }),
        client.invalidateQueries({ queryKey: ['order', uuid] }),
        client.invalidateQueries({ queryKey: ['own-orders'] }),
      ]),
  })
}

export const transactionQuery = (id: string, brought: { r?: string; s?: string }, isOver: boolean) =>
  queryOptions({
    queryKey: ['transaction', id],
    queryFn: ({ signal }) => call('GET /v2.0/transactions/{id}/check', { params: { id }, query: brought }, { signal }),
    refetchInterval: ({ state: { data } }) => (!isOver && (!data || data.result === 'PENDING') ? pollMs : false),
    staleTime: 0,
  })
