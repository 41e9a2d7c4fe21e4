import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { openCart } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { writeConfigEntry } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
afterEach(() => shop.connection.pool.query('delete from config_entries'))

const set = (key: string, value: unknown) => writeConfigEntry(shop.connection.db, key, value)
const entries = async () => (await shop.guest.call('GET /v2.0/config_entries')).body
const institution = { email: 'iskola@kolofon.example', password: demoPassword }

describe('b2b_disabled', () => {
  test('ends the sessions of institutions, and lets them come back only when it is off again', async () => {
    const member = await shop.visit(institution)
    const id = (await member.call('GET /v2.0/me')).body.organizationId ?? 0
    await set('b2b_disabled', true)
    expect(await member.call('GET /v2.0/organizations/{id}', { params: { id } })).toMatchObject({
      status: 401,
      code: 'operation_mode_changed',
    })
    const body = { grant_type: 'password', ...institution }
    expect(await shop.guest.call('POST /login', { body })).toMatchObject({ status: 403, code: 'readers_only' })
    await set('b2b_disabled', false)
    expect((await shop.guest.call('POST /login', { body })).status).toBe(200)
  })

  test('is the mode b2c for all who ask for the mode', async () => {
    expect(await entries()).toMatchObject({ operation_mode: 'b2c_and_b2b', b2b_disabled: false })
    await set('b2b_disabled', true)
    expect(await entries()).toMatchObject({ operation_mode: 'b2c', b2b_disabled: true })
    expect((await shop.visit()).call).toBeDefined()
  })

  test('does not fit a shop for organisations only', async () => {
    await set('operation_mode', 'b2b')
    await expect(set('b2b_disabled', true)).rejects.toThrow('b2b_disabled does not fit the operation_mode b2b')
    await set('operation_mode', 'b2c_and_b2b')
    await set('b2b_disabled', true)
    await expect(set('operation_mode', 'b2b')).rejects.toThrow('b2b_disabled does not fit the operation_mode b2b')
  })
})

describe('currency_management_disabled', () => {
  test('leaves the default currency alone, in every answer and for every cart', async () => {
    await set('currency_management_disabled', true)
    expect(await entries()).toMatchObject({ available_currencies: ['HUF'] })
    const visitor = await shop.visit()
    const cart = await openCart(visitor, 'EUR')
    expect(cart.currency).toBe('HUF')
    const params = { uuid: cart.uuid }
    const body = { version: cart.version, viewAsCurrency: 'EUR' }
    expect(await visitor.call('PATCH /draft_orders/{uuid}', { params, body })).toMatchObject({
      code: 'no_value_for_currency',
    })
  })

  test('shows a cart in another currency in the default one, and what the operator has set stays', async () => {
    const visitor = await shop.visit()
    const { uuid, currency } = await openCart(visitor, 'EUR')
    await set('currency_management_disabled', true)
    const seen = await visitor.call('GET /draft_orders/{uuid}', { params: { uuid } })
    expect([currency, seen.body.currency]).toEqual(['EUR', 'HUF'])
    await set('currency_management_disabled', false)
    expect(await entries()).toMatchObject({ available_currencies: ['HUF', 'EUR'] })
  })
})
