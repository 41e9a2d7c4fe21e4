import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { address, billing } from '../checkout/checkout.test-support.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let customer: Visitor
beforeAll(async () => {
  shop = await openShop(1)
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await signInCustomer(shop)
})

const at = (addressLine: string) => ({ ...address, addressLine })
const save = (addressLine: string) =>
  customer.call('POST /v2.0/me/delivery_data', { body: { address: at(addressLine) } })
const list = async () =>
  (await customer.call('GET /v2.0/me/delivery_data')).body.items.map((item) => [item.address.addressLine, item.default])

test('the first address is the default, the others follow it, the latest first', async () => {
  expect((await save('Fő utca 1.')).body).toMatchObject({ type: 'personal', default: true, address: at('Fő utca 1.') })
  await save('Fő utca 2.')
  shop.clock.advance(1_000)
  await save('Fő utca 3.')
  expect(await list()).toEqual([
    ['Fő utca 1.', true],
    ['Fő utca 3.', false],
    ['Fő utca 2.', false],
  ])
})

test('the same address is saved once, also by two calls at once', async () => {
  const replies = await Promise.all([save('Fő utca 1.'), save('Fő utca 1.'), save(' Fő utca 1. ')])
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test('two new addresses at once make one default', async () => {
  await Promise.all(['Fő utca 1.', 'Fő utca 2.', 'Fő utca 3.'].map(save))
  expect((await list()).filter(([, isDefault]) => isDefault)).toHaveLength(1)
})

test('another one becomes the default, and when it is deleted the latest of the others does', async () => {
  await save('Fő utca 1.')
  const { id } = (await save('Fő utca 2.')).body
  expect((await customer.call('PUT /v2.0/me/delivery_data/{id}/default', { params: { id } })).body.default).toBe(true)
  expect(await list()).toEqual([
    ['Fő utca 2.', true],
    ['Fő utca 1.', false],
  ])
  expect((await customer.call('DELETE /v2.0/me/delivery_data/{id}', { params: { id } })).status).toBe(200)
  expect(await list()).toEqual([['Fő utca 1.', true]])
  expect((await customer.call('DELETE /v2.0/me/delivery_data/{id}', { params: { id } })).code).toBe('not_found')
})

test('a change needs the hash of what was seen, and cannot make a second one of another', async () => {
  await save('Fő utca 1.')
  const { id, hash } = (await save('Fő utca 2.')).body
  const change = (seen: string, addressLine: string) =>
    customer.call('PATCH /v2.0/me/delivery_data/{id}', {
      params: { id },
      body: { hash: seen, address: at(addressLine) },
    })
  expect((await change(hash, 'Fő utca 1.')).code).toBe('address_already_saved')
  const changed = await change(hash, 'Fő utca 4.')
  expect(changed.body).toMatchObject({ id, default: false, address: at('Fő utca 4.') })
  expect(changed.body.hash).not.toBe(hash)
  expect((await change(hash, 'Fő utca 5.')).code).toBe('version_conflict')
  expect(await list()).toContainEqual(['Fő utca 4.', false])
})

test('billing data: a contact without both names is dropped (spec point 5)', async () => {
  const saved = async (contact?: object) =>
    (await customer.call('POST /v2.0/me/billing_data', { body: { billing, contact } })).body.contact
  const person = { firstName: 'Ottó', lastName: 'Nagy' }
  expect(await saved()).toBeNull()
  expect(await saved({ firstName: 'Ottó', lastName: ' ' })).toBeNull()
  expect(await saved(person)).toEqual(person)
  const { body } = await customer.call('GET /v2.0/me/billing_data')
  expect(body.items.map(({ contact }) => contact)).toEqual([null, person])
  // Delivery data are another book.
  expect(await list()).toEqual([])
})

test('wrong fields are named, and fifty addresses are enough', async () => {
  const wrong = await customer.call('POST /v2.0/me/delivery_data', { body: { address: { ...address, ZIPCode: '0' } } })
  expect(wrong).toMatchObject({ status: 400, code: 'invalid_data_provided' })
  for (let number = 1; number <= 50; number++) await save(`Fő utca ${number}.`)
  expect(await save('Fő utca 51.')).toMatchObject({ code: 'too_many_addresses', params: { most: 50 } })
  expect((await save('Fő utca 50.')).status).toBe(200)
})

test('for customers alone', async () => {
  expect((await shop.guest.call('GET /v2.0/me/billing_data')).status).toBe(401)
  expect((await (await shop.visit()).call('GET /v2.0/me/billing_data')).status).toBe(403)
})
