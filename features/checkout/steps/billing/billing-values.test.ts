import { expect, test } from 'vitest'
import { initialBilling, isSame, knownBilling, sameBilling } from './billing-values.ts'

const contact = { email: 'anna@pelda.hu', firstName: 'Anna', lastName: 'Édes', phone: '+36301234567' }
const address = {
  country: 'HU' as const,
  ZIPCode: '1134',
  city: 'Budapest',
  addressLine: 'Váci út 1.',
  note: 'csengő: 3',
}
const home = {
  deliveryModeId: 1,
  flow: 'home' as const,
  name: 'Házhoz szállítás',
  address,
  pickupPoint: null,
  store: null,
}
const order = { contact, delivery: home, billing: null }

test('an invoice may take the name and the address, not the note for the courier', () => {
  expect(knownBilling(order)).toEqual({
    firstName: 'Anna',
    lastName: 'Édes',
    country: 'HU',
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
  expect(Object.keys(sameBilling(order, 'company'))).toEqual(['country', 'ZIPCode', 'city', 'addressLine'])
  expect(sameBilling(order, 'personal')).toEqual(knownBilling(order))
})

test('an invoice begins with what is known, and is the same until a shown field differs', () => {
  const values = initialBilling(order, false, { country: 'HU' })
  expect(values).toMatchObject(knownBilling(order))
  expect(isSame(order, values)).toBe(true)
  expect(isSame(order, { ...values, city: 'Szeged' })).toBe(false)
  expect(isSame(order, { ...values, firstName: 'Panna' })).toBe(false)
  expect(isSame(order, { ...values, type: 'company', firstName: '' })).toBe(true)
})

test('what the server has goes before, and institutions begin as companies', () => {
  expect(initialBilling(order, true, { country: 'HU' }).type).toBe('company')
  const billing = {
    type: 'personal' as const,
    firstName: 'Anna',
    lastName: 'Édes',
    country: 'HU' as const,
    ZIPCode: '6720',
    city: 'Szeged',
    addressLine: 'Kárász utca 5.',
  }
  expect(initialBilling({ ...order, billing }, true, { country: 'HU' })).toMatchObject({
    type: 'personal',
    ZIPCode: '6720',
    company: '',
  })
})
