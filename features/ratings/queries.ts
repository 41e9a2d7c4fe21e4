import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, CallInput } from '#lib/api/call.ts'
import { call } from '#lib/api/browser.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

export type OwnRating = Answer<'GET /v2.0/variants/{id}/ratings/own'>
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

export const useRate = (variantId: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RatingInput) => {
      const idempotencyKey = crypto.randomUUID()
      return asCustomer(() =>
        call('POST /v2.0/variants/{id}/ratings', { params: paramsOf(variantId), body }, { idempotencyKey }),
      )
    },
    onSuccess: (rating) => client.setQueryData(ownRatingQuery(variantId).queryKey, { mayRate: true, rating }),
  })
}
