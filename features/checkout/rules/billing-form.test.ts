import { expect, test } from 'vitest'
import { initialBilling, isSame, knownBilling, sameFields } from './billing-form.ts'

const contact = { email: 'anna@pelda.hu', firstName: 'Anna', lastName: 'Édes', phone: '+36301234567' }
const address = {
  country: 'HU' as const,
  ZIPCode: '1134',
  city: 'Budapest',
  addressLine: 'Váci út 1.',
  note: 'csengő: 3',
}
const home = { deliveryModeId: 1, flow: 'home' as const, address, pickupPoint: null, store: null }
const order = { contact, delivery: home, billing: null }

test('an invoice may take the name and the address, not the note for the courier', () => {
  expect(knownBilling(order)).toEqual({
    firstName: 'Anna',
    lastName: 'Édes',
    ZIPCode: '1134',
    city: 'Budapest',
    addressLine: 'Váci út 1.',
  })
})

test('a parcel point is nobody’s address', () => {
  expect(knownBilling({ ...order, delivery: { ...home, flow: 'pickup_point', address: null } })).toEqual({
    firstName: 'Anna',
    lastName: 'Édes',
  })
})

test('a company takes the address alone', () => {
  expect(sameFields(knownBilling(order), 'company')).toEqual(['ZIPCode', 'city', 'addressLine'])
})

test('it is the same as long as every filled field is', () => {
  const values = { ...initialBilling(order, false), ...knownBilling(order) }
  expect(isSame(values, knownBilling(order))).toBe(true)
  expect(isSame({ ...values, city: 'Szeged' }, knownBilling(order))).toBe(false)
  expect(isSame({ ...values, type: 'company', firstName: '' }, knownBilling(order))).toBe(true)
})

test('what the server has goes before, and institutions begin as companies', () => {
  expect(initialBilling(order, true).type).toBe('company')
  const billing = {
    type: 'personal' as const,
    firstName: 'Anna',
    lastName: 'Édes',
    country: 'HU' as const,
    ZIPCode: '6720',
    city: 'Szeged',
    addressLine: 'Kárász utca 5.',
  }
  expect(initialBilling({ ...order, billing }, true)).toMatchObject({ type: 'personal', ZIPCode: '6720', company: '' })
})
