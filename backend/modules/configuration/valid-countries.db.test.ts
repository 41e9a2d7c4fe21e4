import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { address, billing, fillCart, finalize, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { writeConfigEntry } from './service.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())
afterEach(() => shop.connection.pool.query('delete from config_entries'))

const reader = { email: 'olvaso@kolofon.example', password: demoPassword }
const set = (key: string, value: unknown) => writeConfigEntry(shop.connection.db, key, value)
const abroad = { ...address, country: 'AT', ZIPCode: '1010', city: 'Wien' }
const deliver = async (visitor: Visitor, { uuid, version }: DraftOrder) => {
  const { body } = await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid } })
  const deliveryModeId = body.items.find(({ deliveryMode }) => deliveryMode.flow === 'home')?.deliveryMode.id
  return visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
    params: { uuid },
    body: { version, deliveryModeId, address: abroad },
  })
}
const bill = (visitor: Visitor, { uuid, version }: DraftOrder) =>
  visitor.call('POST /draft_orders/{uuid}/billing_data', {
    params: { uuid },
    body: { version, billing: { ...billing, country: 'AT', ZIPCode: '1010', city: 'Wien' } },
  })

test('an address in another country is refused at its field, for parcel, invoice and account', async () => {
  const visitor = await shop.visit(reader)
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home' })
  const saved = await visitor.call('POST /v2.0/me/delivery_data', { body: { address: abroad } })
  for (const [reply, field] of [
    [await deliver(visitor, cart), 'address.country'],
    [await bill(visitor, cart), 'billing.country'],
    [saved, 'address.country'],
  ] as const)
    expect(reply).toMatchObject({ status: 400, code: 'invalid_data_provided', body: { error: { field } } })
})

test('where the shop sells to it, it is taken; when it is withdrawn, its steps ask again and nothing is ordered', async () => {
  await set('valid_countries', ['HU', 'AT'])
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home' })
  const delivered = await deliver(visitor, cart)
  const billed = await bill(visitor, delivered.body)
  expect(billed.body).toMatchObject({ delivery: { address: abroad }, billing: { country: 'AT' } })
  await set('valid_countries', ['HU'])
  const { body } = await visitor.call('GET /draft_orders/{uuid}', { params: { uuid: cart.uuid } })
  expect(body.steps.filter(({ status }) => status === 'active').map(({ name }) => name)).toEqual([
    'delivery',
    'billing',
    'payment',
  ])
  expect(await finalize(visitor, body)).toMatchObject({ status: 422, code: 'delivery_mode_not_available' })
  await set('valid_countries', ['HU', 'AT'])
  expect((await finalize(visitor, billed.body)).status).toBe(200)
})
