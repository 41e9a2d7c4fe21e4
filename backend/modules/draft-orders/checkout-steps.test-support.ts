import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, openCart } from '../checkout/checkout.test-support.ts'
import { completeSteps } from './rules/steps.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

const fromTheBeginning = completeSteps({}, { delivery: false, payment: false })

/** The names of the steps that have been completed. A step without required fields is complete from the beginning. */
export const complete = ({ steps }: DraftOrder) =>
  steps.filter(({ name, status }) => status === 'complete' && !fromTheBeginning[name]).map(({ name }) => name)

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
