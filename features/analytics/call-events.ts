import type { QueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { EndpointName } from '#contracts/endpoints.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Answer, CallInput } from '#lib/api/call.ts'
import { type AnsweredCall, listenToCalls } from '#lib/api/answered-calls.ts'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { emit, priceKind } from './emit.ts'
import { findItems } from './find-items.ts'
import { savePlaced, takePlaced } from './placed-orders.ts'
import { cartEvents } from './rules/cart-events.ts'
import { goodsOf, purchaseOf } from './rules/goods.ts'

type Handlers = { [Name in EndpointName]?: (answer: Answer<Name>, input: CallInput<Name>) => void }

/** A purchase counts when the order stands, and its online payment has arrived. */
const isBought = ({ status }: OrderDetail): boolean => !['new', 'under_payment', 'cancelled'].includes(status)

const measurePurchase = (order: OrderDetail): void => {
  if (isBought(order) && takePlaced(order.uuid))
    emit({ name: 'purchase', params: purchaseOf(order) }, `purchase-${order.number}`)
}

/** The carts that this page has seen, and what became of them. */
const createCartWatch = () => {
  let known: DraftOrder | undefined
  /** A list was added, and its answer was a report: the next reading of the cart shows the books. */
  let isAdditionRead = false
  const see = (order: DraftOrder | null): void => {
    if (order) known = order
  }
  const measure = (order: DraftOrder): void => {
    if (known?.uuid === order.uuid) for (const said of cartEvents(known, order, priceKind())) emit(said)
    see(order)
  }
  const read = (order: DraftOrder | null): void => {
    if (order && isAdditionRead) measure(order)
    else see(order)
    isAdditionRead = false
  }
  const expectAddition = (): void => {
    isAdditionRead = true
  }
  return { see, measure, read, expectAddition }
}

/** What the calls of a page say about its visitor: no part of the shop has to know that visits are measured. */
const handlersOf = (client: QueryClient): Handlers => {
  const cart = createCartWatch()
  const withItems = async (lines: readonly { variantId: number; quantity: number }[]) => {
    const found = await findItems(
      client,
      lines.map(({ variantId }) => variantId),
    )
    const items = lines.flatMap(({ variantId, quantity }) => {
      const item = found.get(variantId)
      return item ? [{ ...item, quantity }] : []
    })
    return goodsOf(items, pageCurrency())
  }
  return {
    'POST /draft_orders': cart.see,
    'PATCH /draft_orders/{uuid}': cart.see,
    'POST /draft_orders/{uuid}/coupons': cart.see,
    'DELETE /draft_orders/{uuid}/coupons/{id}': cart.see,
    'GET /draft_orders/{uuid}': cart.read,
    'GET /draft_orders/current': ({ draftOrder }) => cart.read(draftOrder),
    'POST /draft_orders/{uuid}/items': cart.measure,
    'PATCH /draft_orders/{uuid}/items/{id}': cart.measure,
    'DELETE /draft_orders/{uuid}/items/{id}': cart.measure,
    'POST /draft_orders/{uuid}/deals': cart.measure,
    'POST /draft_orders/{uuid}/packages': cart.measure,
    'PUT /draft_orders/{uuid}/delivery_data': cart.measure,
    'PUT /draft_orders/{uuid}/payment_method': cart.measure,
    'PUT /draft_orders/{uuid}/import': cart.expectAddition,
    'POST /draft_orders/{uuid}/quick_order': cart.expectAddition,
    'POST /v2.0/me/shopping_lists/{id}/to_cart': cart.expectAddition,
    'POST /orders/{uuid}/reorder': cart.expectAddition,
    'POST /draft_orders/{uuid}/finalize': ({ orderUuid }) => savePlaced(orderUuid),
    'GET /orders/{uuid}': measurePurchase,
    'POST /orders/{uuid}/details': measurePurchase,
    'POST /orders/{uuid}/proof': measurePurchase,
    'POST /login': (_, { body }) => {
      if (body.grant_type === 'password') emit({ name: 'login', params: { method: 'password' } })
      if (body.grant_type === '3rd_party_access_token') emit({ name: 'login', params: { method: body.provider } })
    },
    'PUT /v2.0/customer': ({ status }, { body }) => {
      if (status === 'registered')
        emit({ name: 'sign_up', params: { method: body.credential?.provider ?? 'password' } })
    },
    'POST /v2.0/customer/confirm': () => emit({ name: 'sign_up', params: { method: 'password' } }),
    'POST /v2.0/customer/confirm_credential': (_, { body }) =>
      emit({ name: 'sign_up', params: { method: body.credential.provider } }),
    'POST /v2.0/collections/{id}/items': async (_, { body: { itemId, from } }) => {
      if (from === undefined)
        emit({ name: 'add_to_wishlist', params: await withItems([{ variantId: itemId, quantity: 1 }]) })
    },
    'POST /v2.0/me/offers': async (_, { body: { lines } }) =>
      emit({ name: 'generate_lead', params: await withItems(lines) }),
  }
}

/** Makes events of the calls of this page. @returns a function that ends it */
export const watchCalls = (client: QueryClient): (() => void) => {
  const handlers = handlersOf(client) as Partial<Record<EndpointName, (answer: unknown, input: unknown) => unknown>>
  return listenToCalls(({ name, answer, input }: AnsweredCall) => {
    // Measuring fails silently: nothing of the shop depends on it.
    void Promise.resolve(handlers[name]?.(answer, input)).catch(() => {})
  })
}
