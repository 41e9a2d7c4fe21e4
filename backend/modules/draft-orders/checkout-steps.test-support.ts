import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, openCart } from '../checkout/checkout.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

/** The names of the steps that are complete. */
export const complete = ({ steps }: DraftOrder) =>
  steps.filter(({ status }) => status === 'complete').map(({ name }) => name)

/** The delivery modes that the cart can take. */
export const modes = async (visitor: Visitor, { uuid }: DraftOrder) =>
  (await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } })).body.items

/** The payment methods that the cart can take. */
export const methods = async (visitor: Visitor, { uuid }: DraftOrder) =>
  (await visitor.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body.items

const modeId = async (visitor: Visitor, cart: DraftOrder, key: string) =>
  (await modes(visitor, cart)).find(({ deliveryMode }) => deliveryMode.key === key)?.deliveryMode.id ?? 0

/** Chooses the delivery mode with this key. */
export const deliver = async (visitor: Visitor, cart: DraftOrder, key: string, place: object) =>
  visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
    params: { uuid: cart.uuid },
    body: { version: cart.version, deliveryModeId: await modeId(visitor, cart, key), ...place },
  })

/** A new visitor with one copy of each variant in the cart. */
export const cartWith = async (shop: TestShop, ...variantIds: number[]) => {
  const visitor = await shop.visit()
  let cart = await openCart(visitor)
  for (const id of variantIds) cart = await addToCart(visitor, cart, id)
  return { visitor, cart }
}
