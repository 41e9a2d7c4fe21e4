import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { currentOrder, writeOptions } from './queries.ts'

// Coupons, deals and packages of a cart. Pages without a cart do not load this file.

/** @throws Error if this browser knows of no cart (spec points 5 and 8) */
export const requireDraftOrder = (client: QueryClient): DraftOrder => {
  const order = currentOrder(client)
  if (!order) throw new Error('Missing draftOrder in rootState.')
  return order
}

const usePromotion = <Input>(key: string, send: (uuid: string, input: Input) => Promise<DraftOrder>) => {
  const client = useQueryClient()
  return useMutation({
    ...writeOptions(client),
    mutationKey: [...draftOrderQuery.queryKey, key],
    mutationFn: async (input: Input): Promise<DraftOrder | null> => send(requireDraftOrder(client).uuid, input),
  })
}

export interface Choice {
  dealId: number
  variantId: number
  /** Null for a deal of the whole order. */
  parentId: number | null
  quantity: number
}

/** Chooses a gift or an upsell. */
export const useChooseDeal = () =>
  usePromotion('deal', (uuid, { parentId, ...choice }: Choice) =>
    call('POST /draft_orders/{uuid}/deals', {
      params: { uuid },
      body: { ...choice, ...(parentId !== null && { parentId }) },
    }),
  )

export const useAddCoupon = () =>
  usePromotion('coupon', (uuid, code: string) =>
    call('POST /draft_orders/{uuid}/coupons', { params: { uuid }, body: { code } }),
  )

export const useRemoveCoupon = () =>
  usePromotion('coupon', (uuid, id: number) =>
    call('DELETE /draft_orders/{uuid}/coupons/{id}', { params: { uuid, id } }),
  )

/** Adds a package, which takes the place of the single copies of its books. */
export const useAddPackage = () =>
  usePromotion('package', (uuid, variantId: number) =>
    call('POST /draft_orders/{uuid}/packages', { params: { uuid }, body: { variantId, replaceParts: true } }),
  )

type Versioned = Pick<DraftOrder, 'uuid' | 'version'>

/** Each change of the cart gives it another version, so deals are read again after it (spec point 4). */
const keyOf = (name: string, { uuid, version }: Versioned) =>
  [...draftOrderQuery.queryKey, name, uuid, version] as const

/** Deals are read only for consumers with a cart (spec point 4). */
const useDealsCart = <Order extends Versioned>(order: Order): Order | undefined =>
  useHint('segment') === 'b2b' ? undefined : order

export const useCartDeals = (order: Versioned) => {
  const cart = useDealsCart(order)
  return useQuery(
    queryOptions({
      queryKey: keyOf('deals', order),
      queryFn: cart
        ? ({ signal }) => call('GET /draft_orders/{uuid}/deals', { params: { uuid: cart.uuid } }, { signal })
        : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
}

export const useCartPackages = (order: Versioned) => {
  const cart = useDealsCart(order)
  return useQuery(
    queryOptions({
      queryKey: keyOf('packages', order),
      queryFn: cart
        ? ({ signal }) => call('GET /draft_orders/{uuid}/packages', { params: { uuid: cart.uuid } }, { signal })
        : skipToken,
      placeholderData: keepPreviousData,
      select: ({ items }) => items,
    }),
  )
}
