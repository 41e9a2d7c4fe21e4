import { describe, expect, test } from 'vitest'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import { deliveryChoice, deliveryResolver, type DeliveryValues, initialDelivery, noAddress } from './delivery-values.ts'

const mode = (
  id: number,
  flow: DeliveryContext['deliveryMode']['flow'],
  carrier: DeliveryContext['deliveryMode']['carrier'] = null,
): DeliveryContext => ({
  deliveryMode: { id, key: flow, flow, carrier },
  name: flow,
  text: '',
  price: { gross: 990, net: 780 },
  listPrice: null,
  totals: {
    items: { gross: 3490, net: 3324 },
    costs: [],
    total: { gross: 4480, net: 4104 },
    vat: [],
    freeDeliveryFrom: null,
    missingForFreeDelivery: null,
  },
  arrival: { from: '2026-11-24', to: '2026-11-25' },
})
const contexts = [mode(1, 'home'), mode(2, 'pickup_point', 'foxpost'), mode(3, 'pickup_point', 'gls'), mode(4, 'store')]
const empty = initialDelivery({ delivery: null }, noAddress('HU'))

const codes = async (values: Partial<DeliveryValues>) => {
  const { errors } = await deliveryResolver(contexts)({ ...empty, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

describe('what is asked for', () => {
  test('first of all a way of delivery, one that is offered', async () => {
    expect(await codes({})).toEqual({ modeId: 'invalid_choice' })
    expect(await codes({ modeId: '99' })).toEqual({ modeId: 'invalid_choice' })
  })

  test('an address for the door, with the first thing that is wrong', async () => {
    expect(await codes({ modeId: '1' })).toEqual({ ZIPCode: 'required', city: 'required', addressLine: 'required' })
    expect(await codes({ modeId: '1', ZIPCode: '12', city: 'Budapest', addressLine: 'Váci út 1.' })).toEqual({
      ZIPCode: 'invalid_zip',
    })
  })

  test('a point of a carrier that is offered', async () => {
    expect(await codes({ modeId: 'points' })).toEqual({ point: 'invalid_choice' })
    expect(await codes({ modeId: 'points', point: 'mpl:12' })).toEqual({ point: 'invalid_choice' })
    expect(await codes({ modeId: 'points', point: 'foxpost:12' })).toEqual({})
    expect(await codes({ modeId: '2', point: 'foxpost:12' })).toEqual({ modeId: 'invalid_choice' })
  })

  test('a shop', async () => {
    expect(await codes({ modeId: '4' })).toEqual({ storeId: 'invalid_choice' })
    expect(await codes({ modeId: '4', storeId: '6' })).toEqual({})
  })
})

describe('what is sent', () => {
  const address = { ZIPCode: '1134', city: ' Budapest ', addressLine: 'Váci út 1.' }

  test('only what belongs to the choice', () => {
    const values = { ...empty, ...address, point: 'foxpost:a:b', storeId: '6' }
    expect(deliveryChoice(contexts, { ...values, modeId: '1' })).toEqual({
      deliveryModeId: 1,
      address: { country: 'HU', ZIPCode: '1134', city: 'Budapest', addressLine: 'Váci út 1.', note: '' },
    })
    expect(deliveryChoice(contexts, { ...values, modeId: 'points' })).toEqual({
      deliveryModeId: 2,
      pickupPointId: 'a:b',
    })
    expect(deliveryChoice(contexts, { ...values, modeId: '4' })).toEqual({ deliveryModeId: 4, storeId: 6 })
  })
})
