import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { OfferRequestForm } from '#contracts/offer-form.ts'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import type { Offer } from '#contracts/offers.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { isUnanswered } from '#lib/api/is-unanswered.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useRequestKey } from '#lib/api/use-request-key.ts'
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

/**
 * The offer is read again, also after a refusal: the shop or a colleague may have moved it. After a lost answer it is not,
 * so the same button sends the same request once more. After each message the same words are another request.
 * @param send with the offer as it is seen, and with the key of the request
 */
const useAnswer = <Input, Answer>(
  { version, messages }: Offer,
  send: (input: Input, options: { idempotencyKey: string }) => Promise<Answer>,
) => {
  const client = useQueryClient()
  const keyOf = useRequestKey()
  return useMutation({
    mutationFn: (input: Input) =>
      asCustomer(() => send(input, { idempotencyKey: keyOf([version, messages.length, input]) })),
    onSettled: async (_, error) => {
      if (!error || !isUnanswered(error)) await client.invalidateQueries({ queryKey: offersKey })
    },
  })
}

export const useWrite = (offer: Offer) =>
  useAnswer(offer, (text: string, options) =>
    call('POST /v2.0/me/offers/{uuid}/messages', { params: { uuid: offer.uuid }, body: { text } }, options),
  )

export const useRequestChange = (offer: Offer) =>
  useAnswer(offer, (text: string, options) => {
    const { uuid, version } = offer
    return call('POST /v2.0/me/offers/{uuid}/change_request', { params: { uuid }, body: { version, text } }, options)
  })

export const useReject = (offer: Offer) =>
  useAnswer(offer, (_: void, options) => {
    const { uuid, version } = offer
    return call('POST /v2.0/me/offers/{uuid}/reject', { params: { uuid }, body: { version } }, options)
  })

/** Opens the checkout of the offer. */
export const useAccept = (offer: Offer) =>
  useAnswer(offer, (_: void, options) => {
    const { uuid, version } = offer
    return call('POST /v2.0/me/offers/{uuid}/accept', { params: { uuid }, body: { version } }, options)
  })

export const useDocument = (uuid: string) =>
  useMutation({
    mutationFn: async () => saveFile(await call('GET /v2.0/me/offers/{uuid}/document', { params: { uuid } })),
  })

interface Line {
  variantId: number
  quantity: number
}

export interface RequestedBooks {
  lines: Line[]
  /** As many copies of each book are proposed, and the member may change that. Then the quantities do not count. */
  copies?: number
}

interface Wanted {
  form: OfferRequestForm
  currency: Currency
  lines: Line[]
}

const loadItems = (id: string, query: { limit: number; cursor?: string }) =>
  call('GET /v2.0/me/shopping_lists/{id}/items', { params: { id }, query })

/** The books of a shopping list that the shop still sells. */
export const loadList = (id: string): Promise<RequestedBooks> =>
  asCustomer(async () => {
    const lines: Line[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = { limit: 100, ...(cursor && { cursor }) }
      const page: Awaited<ReturnType<typeof loadItems>> = await loadItems(id, query)
      for (const { variantId, variant } of page.items) if (variant) lines.push({ variantId, quantity: 1 })
      cursor = page.cursor
    }
    return { lines, copies: 1 }
  })

export const useRequestOffer = () => {
  const client = useQueryClient()
  const keyOf = useRequestKey()
  return useMutation({
    mutationFn: ({ form, ...of }: Wanted) =>
      asCustomer(async () => {
        const body = { ...form, ...of }
        return call('POST /v2.0/me/offers', { body }, { idempotencyKey: keyOf(body) })
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: offersKey }),
  })
}
