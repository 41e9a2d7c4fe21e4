import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { organizationBook, saveAddress } from '../address-book/service.ts'
import { address, fillCart, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { setDefaultMethod } from './payment-method.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
})

test('an online method is no default, and one from before counts as none', async () => {
  await setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
  ])
  const at = { params: { id: school.id } }
  const { body: offered } = await school.master.call('GET /v2.0/organizations/{id}/payment_methods', at)
  expect(offered.items.map(({ key }) => key)).toEqual(['cash_on_delivery'])
  const [{ id: online }] = await school.run(`select id from payment_methods where key = 'simplepay'`)
  const refused = await school.master.call('PUT /v2.0/organizations/{id}/payment_method', {
    ...at,
    body: { paymentMethodId: online },
  })
  expect(refused.code).toBe('payment_method_not_available')
  await school.run('update organizations set default_payment_method_id = $2 where id = $1', [school.id, online])
  const { body: shown } = await school.master.call('GET /v2.0/organizations/{id}', at)
  expect(shown.defaultPaymentMethodId).toBeNull()

  const book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 9)
  const slave = await school.visit('slave')
  const { uuid } = await fillCart(slave, {
    items: [{ variantId: book }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  const { body } = await slave.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })
  expect(body.items.map(({ paymentMethod }) => paymentMethod.key)).toEqual(['cash_on_delivery'])
})

test('who was a master when the call began changes neither the method nor the addresses', async () => {
  const userId = school.people.master.userId ?? 0
  const actor: Actor = {
    kind: 'session',
    sessionId: 'a',
    segment: 'b2b',
    userId,
    organization: { id: school.id, role: 'ROLE_B2B_MASTER', permissions: [] },
    impersonatorId: null,
  }
  await setMembership(shop.connection, userId, school.id, ['ROLE_B2B_SLAVE'])
  const ctx = { ...shop.services, actor }
  expect(await setDefaultMethod(ctx, school.id, null)).toMatchObject({ code: 'forbidden' })
  const book = organizationBook(ctx, school.id, 'organizations.manage')
  const saved = await saveAddress(ctx, book, { address: { ...address, country: 'HU' } })
  expect(saved).toMatchObject({ code: 'forbidden' })
})
