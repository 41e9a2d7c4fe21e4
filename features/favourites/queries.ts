import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Locale } from '#contracts/shop.ts'
import type { ShoppingListForm } from '#contracts/shopping-list-form.ts'
import { call } from '#lib/api/browser.ts'
import { renewDraftOrder, saveDraftOrder } from '#lib/session/draft-order.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { shoppingListsQuery } from '#lib/session/shopping-lists.ts'

const pageSize = 24
const itemsKey = 'shopping-list-items'

/** The books of a list, page by page. */
export const listedBooksQuery = (id: string, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [itemsKey, id, locale],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v2.0/me/shopping_lists/{id}/items',
        { params: { id }, query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })

const renewLists = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: shoppingListsQuery.queryKey }),
    client.invalidateQueries({ queryKey: [itemsKey] }),
  ])

/** The lists are read again after a change, also after a refused one: they may have changed elsewhere. */
const useChange = <Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asCustomer(() => mutationFn(input)),
    onSettled: () => renewLists(client),
  })
}

export interface Item {
  /** The id of a list, or the key of the default one. */
  list: string
  variantId: number
}

const bodyless = {}
const put = ({ list, variantId, from }: Item & { from?: string }) =>
  call('POST /v2.0/collections/{id}/items', {
    params: { id: list },
    body: { itemId: variantId, ...(from !== undefined && { from }) },
  })
const take = ({ list, variantId }: Item) =>
  call('DELETE /v2.0/collections/{id}/items/{itemId}', { params: { id: list, itemId: variantId } })

export const usePut = () => useChange(put)
export const useTake = () => useChange(take)

/** Puts a book on a list, or takes it off. The heart does not wait for the answer. */
export const useToggle = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ isOn, ...item }: Item & { isOn: boolean }) => asCustomer(() => (isOn ? take(item) : put(item))),
    onMutate: async ({ list, variantId, isOn }) => {
      await client.cancelQueries({ queryKey: shoppingListsQuery.queryKey })
      client.setQueryData(
        shoppingListsQuery.queryKey,
        (known) =>
          known && {
            ...known,
            items: known.items.map((one) =>
              one.id === list
                ? { ...one, items: isOn ? one.items.filter((id) => id !== variantId) : [variantId, ...one.items] }
                : one,
            ),
          },
      )
    },
    onSettled: () => renewLists(client),
  })
}

export const useClear = (id: string) =>
  useChange(() => call('POST /v2.0/collections/{id}/items/clear', { params: { id }, body: bodyless }))
export const useShare = (id: string) =>
  useChange(() => call('POST /v2.0/me/shopping_lists/{id}/share', { params: { id }, body: bodyless }))
export const useWithdrawLink = (id: string) =>
  useChange(() => call('DELETE /v2.0/me/shopping_lists/{id}/share', { params: { id } }))

/** The lists are read again by the next page: on this one the books of the deleted list would be asked for once more. */
export const useRemoveList = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => asCustomer(() => call('DELETE /v2.0/me/shopping_lists/{id}', { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: shoppingListsQuery.queryKey, refetchType: 'none' }),
  })
}

/** @param id of the list that gets another name; undefined for a new one */
export const useSaveList = (id: string | undefined) =>
  useChange((body: ShoppingListForm) =>
    id === undefined
      ? call('POST /v2.0/me/shopping_lists', { body })
      : call('PATCH /v2.0/me/shopping_lists/{id}', { params: { id }, body }),
  )

/**
 * Brings a copy of each book of a list to the cart, and reads the cart anew. The key stays the same until the answer has
 * come: who tries again because none came adds nothing twice.
 */
export const useOrderList = (id: string) => {
  const client = useQueryClient()
  const key = useRef<string>(undefined)
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: () => {
      const idempotencyKey = (key.current ??= crypto.randomUUID())
      return asCustomer(async () => {
        const input = { params: { id }, body: bodyless }
        const report = await call('POST /v2.0/me/shopping_lists/{id}/to_cart', input, { idempotencyKey })
        key.current = undefined
        const current = await call('GET /draft_orders/current', {}).catch(() => undefined)
        if (current?.draftOrder) await saveDraftOrder(client, current.draftOrder)
        return report
      })
    },
    onError: renewDraftOrder(client),
  })
}
