import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { OfferRequestForm } from '#contracts/offer-form.ts'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import type { Offer } from '#contracts/offers.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { offersKey } from '#lib/session/sent-offers.ts'

const pageSize = 20

export const offersQuery = (status: OfferStatus | undefined, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...offersKey, 'list', status, locale],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v2.0/me/offers',
        { query: { limit: pageSize, ...(status && { status }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const offerQuery = (uuid: string, locale: Locale) =>
  queryOptions({
    queryKey: [...offersKey, 'one', uuid, locale],
    queryFn: ({ signal }) => call('GET /v2.0/me/offers/{uuid}', { params: { uuid } }, { signal }),
  })

/** The offer is read again, also after a refusal: the shop or a colleague may have moved it. */
const useAnswer = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asCustomer(() => mutationFn(input)),
    onSettled: () => client.invalidateQueries({ queryKey: offersKey }),
  })
}

export const useWrite = (uuid: string) =>
  useAnswer((text: string) => call('POST /v2.0/me/offers/{uuid}/messages', { params: { uuid }, body: { text } }))

export const useRequestChange = ({ uuid, version }: Offer) =>
  useAnswer((text: string) =>
    call('POST /v2.0/me/offers/{uuid}/change_request', { params: { uuid }, body: { version, text } }),
  )

export const useReject = ({ uuid, version }: Offer) =>
  useAnswer(() => call('POST /v2.0/me/offers/{uuid}/reject', { params: { uuid }, body: { version } }))

/** Opens the checkout of the offer. */
export const useAccept = ({ uuid, version }: Offer) =>
  useAnswer(() => call('POST /v2.0/me/offers/{uuid}/accept', { params: { uuid }, body: { version } }))

export const useDocument = (uuid: string) =>
  useMutation({
    mutationFn: async () => saveFile(await call('GET /v2.0/me/offers/{uuid}/document', { params: { uuid } })),
  })

interface Wanted {
  form: OfferRequestForm
  currency: Currency
  lines: { variantId: number; quantity: number }[]
}

/** The same request has the same key until it is answered, also when an answer was lost and it is sent again. */
export const useRequestOffer = () => {
  const client = useQueryClient()
  const sent = useRef<{ text: string; idempotencyKey: string }>(undefined)
  return useMutation({
    mutationFn: ({ form, ...of }: Wanted) =>
      asCustomer(async () => {
        const body = { ...form, ...of }
        const text = JSON.stringify(body)
        if (sent.current?.text !== text) sent.current = { text, idempotencyKey: crypto.randomUUID() }
        return call('POST /v2.0/me/offers', { body }, { idempotencyKey: sent.current.idempotencyKey })
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: offersKey }),
  })
}
