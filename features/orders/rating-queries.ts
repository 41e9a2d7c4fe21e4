import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { readOrderProof } from './order-proof.ts'
import { askWithProof } from './queries.ts'
import type { GivenRatings } from './rules/given-ratings.ts'

const proofOf = (email: string | null) => (email ? { email } : {})

export const orderRatingsQuery = (uuid: string, locale: Locale) =>
  queryOptions({
    queryKey: ['order-ratings', uuid, locale],
    queryFn: ({ signal }) =>
      askWithProof(uuid, (email) =>
        call('POST /orders/{uuid}/ratings/details', { params: { uuid }, body: proofOf(email) }, { signal }),
      ),
    // Asked once: the proof by e-mail address may be given a few times only, and who writes looks at other tabs meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useRateOrder = (uuid: string, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: GivenRatings) =>
      call('PUT /orders/{uuid}/ratings', { params: { uuid }, body: { ...proofOf(readOrderProof(uuid)), ...given } }),
    onSuccess: (ratings) => client.setQueryData(orderRatingsQuery(uuid, locale).queryKey, ratings),
  })
}
