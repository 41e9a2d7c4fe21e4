import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { clearCartHint, saveCartHint, readHint } from './hint-cookies.ts'

export const countCopies = ({ items, unpriced }: DraftOrder): number =>
  [...items, ...unpriced].reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The visitor may have changed the currency since the last request. A cart without prices in the new currency stays
 * unchanged (spec point 4).
 */
const viewInCurrency = async (order: DraftOrder, signal?: AbortSignal): Promise<DraftOrder> => {
  const wanted = pageCurrency()
  if (order.currency === wanted) return order
  const { uuid, version } = order
  const body = { version, viewAsCurrency: wanted } as const
  return call('PATCH /draft_orders/{uuid}', { params: { uuid }, body }, signal ? { signal } : {}).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'no_value_for_currency') return order
      throw error
    },
  )
}

/** The open cart of this session in the visitor's currency. It is created if there is none. */
export const openDraftOrder = async (signal?: AbortSignal): Promise<DraftOrder> => {
  const body = { currency: pageCurrency() }
  return viewInCurrency(await call('POST /draft_orders', { body }, signal ? { signal } : {}), signal)
}

/** A customer may have filled the cart on another device, so it is opened. An anonymous cart is only read. */
const readCart = async (signal: AbortSignal): Promise<DraftOrder | null> => {
  if (readHint('customer') !== undefined) return openDraftOrder(signal)
  const { draftOrder } = await call('GET /draft_orders/current', {}, { signal })
  return draftOrder && viewInCurrency(draftOrder, signal)
}

/** Null means that there is no cart: it was ordered, or the session has ended. */
const loadDraftOrder = async ({
  signal,
  meta,
}: Pick<QueryFunctionContext, 'signal' | 'meta'>): Promise<DraftOrder | null> => {
  const uuid = meta?.['offerCart']
  if (typeof uuid === 'string') return call('GET /draft_orders/{uuid}', { params: { uuid } }, { signal })
  try {
    const order = await readCart(signal)
    saveCartHint(order ? countCopies(order) : 0)
    return order
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    clearCartHint()
    return null
  }
}

export const draftOrderQuery = queryOptions({ queryKey: ['draft-order'], queryFn: loadDraftOrder })

/** In the checkout of an offer its cart stands in the place of the visitor's own one, which stays as it is. */
export const showOfferCart = (client: QueryClient, uuid: string): void =>
  client.setQueryDefaults(draftOrderQuery.queryKey, { meta: { offerCart: uuid } })

/** Every write answers with the whole draft order, which replaces the cached one. */
export const saveDraftOrder = async (client: QueryClient, order: DraftOrder): Promise<void> => {
  // A read that began before the write must not overwrite it.
  await client.cancelQueries({ queryKey: draftOrderQuery.queryKey, exact: true })
  client.setQueryData(draftOrderQuery.queryKey, order)
  if (!order.offer) saveCartHint(countCopies(order))
}

/**
 * After a failed write the cart is read again: the write may have failed because of its version, and the next one needs
 * the new version. Where no answer came, the failure is shown at once, because reading the cart may take as long.
 */
export const renewDraftOrder =
  (client: QueryClient) =>
  async (error: Error): Promise<void> => {
    const renewed = client.invalidateQueries({ queryKey: draftOrderQuery.queryKey })
    if (error instanceof ApiError && error.status > 0 && error.status < 500) await renewed
  }

export const clearDraftOrder = (client: QueryClient): void => {
  client.setQueryData(draftOrderQuery.queryKey, null)
  saveCartHint(0)
}
