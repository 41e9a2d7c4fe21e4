import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { sendChecked } from '#lib/bot-check/send-checked.ts'
import { renewRatings } from '#lib/session/renew-ratings.ts'
import { readOrderProof } from './order-proof.ts'
import { requestWithProof } from './queries.ts'
import type { GivenRatings } from './rules/given-ratings.ts'

const proofOf = (email: string | null) => (email ? { email } : {})

export const orderRatingsQuery = (uuid: string, locale: Locale) =>
  queryOptions({
    queryKey: ['order-ratings', uuid, locale],
    queryFn: ({ signal }) =>
      requestWithProof(uuid, (email) =>
        call('POST /orders/{uuid}/ratings/details', { params: { uuid }, body: proofOf(email) }, { signal }),
      ),
    // Read once: the proof by e-mail address is limited to a few tries, and a reader who writes a rating also looks at other tabs.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useRateOrder = (uuid: string, locale: Locale) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: GivenRatings) => {
      const email = readOrderProof(uuid)
      return sendChecked('order_rating', email, (proof) =>
        call('PUT /orders/{uuid}/ratings', { params: { uuid }, body: { ...proofOf(email), ...given } }, proof),
      )
    },
    onSuccess: (ratings) => {
      client.setQueryData(orderRatingsQuery(uuid, locale).queryKey, ratings)
      // Those of orders are read once, because the proof is limited.
      void renewRatings(client, 'order-ratings')
    },
  })
}
