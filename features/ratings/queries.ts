import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import type { Answer, CallInput } from '#lib/api/call.ts'
import { call } from '#lib/api/browser.ts'
import { renewRatings } from '#lib/session/renew-ratings.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

export type OwnRating = Answer<'GET /v2.0/variants/{id}/ratings/own'>
export type OwnRatingsPage = Answer<'GET /v2.0/me/ratings'>
export type RatingInput = CallInput<'POST /v2.0/variants/{id}/ratings'>['body']

const paramsOf = (variantId: number) => ({ id: String(variantId) })

/** The pages after the first one, which stands in the page itself. */
export const laterRatingsQuery = (variantId: number, cursor: string) =>
  infiniteQueryOptions({
    queryKey: ['ratings', variantId, cursor],
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v2.0/variants/{id}/ratings',
        { params: paramsOf(variantId), query: { cursor: pageParam, limit: 20 } },
        { signal },
      ),
    getNextPageParam: (page) => page.cursor,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const ownRatingQuery = (variantId: number) =>
  queryOptions({
    queryKey: ['own-rating', variantId],
    queryFn: ({ signal }) =>
      asCustomer(() => call('GET /v2.0/variants/{id}/ratings/own', { params: paramsOf(variantId) }, { signal })),
  })

const pageSize = 20

/** What the signed-in customer has rated, and what could be rated. */
export const ownRatingsQuery = (locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['own-ratings', locale],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call('GET /v2.0/me/ratings', { query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })

/** The list is read again before the mutation ends. */
export const useWithdrawRating = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => asCustomer(() => call('DELETE /v2.0/me/ratings/{id}', { params: { id: String(id) } })),
    // Also after a refusal: it may be gone already.
    onSettled: () => renewRatings(client),
  })
}

/** What was just given is read again in the list, and by the page of its order. */
export const useRenewOwnRatings = () => {
  const client = useQueryClient()
  return () => renewRatings(client, 'own-rating')
}

export const useRate = (variantId: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RatingInput) => {
      const idempotencyKey = crypto.randomUUID()
      return asCustomer(() =>
        call('POST /v2.0/variants/{id}/ratings', { params: paramsOf(variantId), body }, { idempotencyKey }),
      )
    },
    onSuccess: (rating) => {
      client.setQueryData(ownRatingQuery(variantId).queryKey, { mayRate: true, rating })
      // The list reads it when it is shown next; a form in the list waits for that.
      void client.invalidateQueries({ queryKey: ['own-ratings'], refetchType: 'none' })
    },
  })
}
