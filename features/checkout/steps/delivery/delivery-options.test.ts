import { expect, test } from 'vitest'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import { cheapestOf, deliveryOptions, findContext, pickupOffers } from './delivery-options.ts'

const context = (
  id: number,
  flow: DeliveryContext['deliveryMode']['flow'],
  carrier: DeliveryContext['deliveryMode']['carrier'],
  gross: number,
): DeliveryContext => ({
  deliveryMode: { id, key: carrier ?? flow, flow, carrier },
  name: carrier ?? flow,
  text: '',
  price: { gross, net: gross },
  listPrice: null,
  arrival: null,
  totals: {
    items: { gross: 0, net: 0 },
    costs: [],
    total: { gross, net: gross },
    vat: [],
    freeDeliveryFrom: null,
    missingForFreeDelivery: null,
  },
})
const contexts = [
  context(1, 'home', null, 1490),
  context(2, 'pickup_point', 'gls', 1190),
  context(3, 'pickup_point', 'foxpost', 990),
  context(4, 'store', null, 0),
]

test('the points of all carriers are one option, where the first of them stood', () => {
  expect(deliveryOptions(contexts)).toEqual([contexts[0], 'points', contexts[3]])
  expect(deliveryOptions([contexts[0] as DeliveryContext])).toEqual([contexts[0]])
})

test('the point says which carrier brings it', () => {
  expect(findContext(contexts, { modeId: 'points', point: 'foxpost:2:x' })).toBe(contexts[2])
  expect(findContext(contexts, { modeId: 'points', point: '' })).toBeUndefined()
  expect(findContext(contexts, { modeId: 'points', point: 'mpl:1' })).toBeUndefined()
  expect(findContext(contexts, { modeId: '4', point: 'gls:1' })).toBe(contexts[3])
})

test('from the cheapest carrier on; of free ones, the one that was', () => {
  expect(cheapestOf(pickupOffers(contexts))).toBe(contexts[2])
  const free = pickupOffers(contexts).map((offer) => ({
    ...offer,
    price: { gross: 0, net: 0 },
    listPrice: offer.price,
  }))
  expect(cheapestOf(free)?.deliveryMode.carrier).toBe('foxpost')
  expect(cheapestOf([])).toBeUndefined()
})
