import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { address, billing, companyBilling, contact, fillCart, finalize, findVariant } from './checkout.test-support.ts'
import { openOfferCheckout } from './offer-checkout.test-support.ts'
import { requestOf } from '../approvals/approvals.test-support.ts'

/** The tax number of the organisation, which has moved and shortened its name since it registered. */
const own = { ...companyBilling, company: 'Iskola', taxNumber: '10773381-2-44', addressLine: 'Új utca 2.' }
const refusal = { status: 409, code: 'organization_billing_required' }

let shop: TestShop
let school: Awaited<ReturnType<typeof openOfferCheckout>>
let book: number
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOfferCheckout(shop)
  book = (await findVariant(shop, 'book')).id
  await runCommand(shop, setTerms, [String(school.id), '15', '900000'])
})

const learnTaxNumber = async () => {
  await school.run(`update organizations set taxpayer = null where taxpayer = 'HU10773381'`)
  await school.run(`update organizations set taxpayer = 'HU10773381' where id = $1`, [school.id])
}
const methodIdOf = async (key: string) =>
  (await school.run('select id from payment_methods where key = $1', [key]))[0].id as number
const pay = async (by: Visitor, { uuid, version }: DraftOrder, key: string) =>
  by.call('PUT /draft_orders/{uuid}/payment_method', {
    params: { uuid },
    body: { version, paymentMethodId: await methodIdOf(key) },
  })
const bill = (by: Visitor, { uuid, version }: DraftOrder, to: object) =>
  by.call('POST /draft_orders/{uuid}/billing_data', { params: { uuid }, body: { version, billing: to } })
const offered = async (by: Visitor, { uuid }: DraftOrder) =>
  (await by.call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } })).body
const send = (by: Visitor, cart: DraftOrder) =>
  by.call('POST /v2.0/organizations/{id}/approvals', {
    params: { id: school.id },
    body: requestOf(cart),
  })
const approve = async (id: string) => {
  const params = { groupId: school.id, id }
  const { body } = await school.master.call('GET /v2.0/organizations/{groupId}/approvals/{id}', { params })
  return school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
    params,
    body: { version: body.version, expectedTotal: body.totals.total.gross },
  })
}
const home = { delivery: 'home' } as const
const fill = (by: Visitor, payment: 'cash_on_delivery' | 'transfer') =>
  fillCart(by, { items: [{ variantId: book }], ...home, payment })

test('a transfer is billed to the organisation, by its tax number', async () => {
  await learnTaxNumber()
  const { master } = school
  let cart = await fill(master, 'cash_on_delivery')
  expect((await offered(master, cart)).transfer).toMatchObject({ isBilledElsewhere: true })
  expect(await pay(master, cart, 'transfer')).toMatchObject(refusal)
  cart = (await bill(master, cart, companyBilling)).body
  expect(await pay(master, cart, 'transfer')).toMatchObject(refusal)
  cart = (await bill(master, cart, own)).body
  expect((await offered(master, cart)).transfer).toMatchObject({ isBilledElsewhere: false })
  cart = (await pay(master, cart, 'transfer')).body
  const { body } = await finalize(master, cart)
  expect(await school.run('select billing from orders where uuid = $1', [body.orderUuid])).toEqual([{ billing: own }])
})

test('whoever may choose pays in another way, when the invoice becomes that of a person', async () => {
  await learnTaxNumber()
  const { master } = school
  let cart = (await bill(master, await fill(master, 'cash_on_delivery'), own)).body
  cart = (await pay(master, cart, 'transfer')).body
  cart = (await bill(master, cart, billing)).body
  expect(cart).toMatchObject({ billing, paymentMethodId: null })
  expect(await finalize(master, cart)).toMatchObject(refusal)
  cart = (await pay(master, cart, 'cash_on_delivery')).body
  expect((await finalize(master, cart)).code).toBeUndefined()
})

test('whoever pays by transfer only cannot save another invoice, and the one before stays', async () => {
  await learnTaxNumber()
  await school.permit('B2B_SLAVE_PLACE_ORDER')
  await school.run('update organizations set default_payment_method_id = $2 where id = $1', [
    school.id,
    await methodIdOf('transfer'),
  ])
  const slave = await school.visit('slave')
  const { body: opened } = await slave.call('POST /draft_orders', { body: { currency: 'HUF' } })
  const params = { uuid: opened.uuid }
  let { body: cart } = await slave.call('POST /draft_orders/{uuid}/items', {
    params,
    body: { variantId: book, quantity: 1 },
  })
  expect(await bill(slave, cart, billing)).toMatchObject(refusal)
  cart = (await bill(slave, cart, own)).body
  expect(await bill(slave, cart, companyBilling)).toMatchObject(refusal)
  const { taxNumber } = companyBilling
  const patched = await slave.call('PATCH /v2.0/orders/{id}/billing_data', {
    params: { id: cart.id },
    body: { version: cart.version, billing: { taxNumber } },
  })
  expect(patched).toMatchObject(refusal)
  const { body: saved } = await slave.call('GET /draft_orders/{uuid}', { params })
  expect(saved).toMatchObject({ version: cart.version, billing: own })
  cart = (await slave.call('PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })).body
  const { items } = (await slave.call('GET /draft_orders/{uuid}/delivery_contexts', { params })).body
  const deliveryModeId = items.find(({ deliveryMode }) => deliveryMode.key === 'home')?.deliveryMode.id
  const to = { version: cart.version, deliveryModeId, address }
  cart = (await slave.call('PUT /draft_orders/{uuid}/delivery_data', { params, body: to })).body
  expect((await finalize(slave, cart)).code).toBeUndefined()
})

test('a cart that was filled or sent before the shop knew the tax number is neither ordered nor approved', async () => {
  await school.permit('SELECT_PAYMENT_METHOD')
  const slave = await school.visit('slave')
  const before = await fill(school.master, 'transfer')
  const { body: request } = await send(slave, await fill(slave, 'transfer'))
  const later = await fill(slave, 'transfer')
  await learnTaxNumber()
  expect(await finalize(school.master, before)).toMatchObject(refusal)
  expect(await send(slave, later)).toMatchObject(refusal)
  expect(await approve(request.id)).toMatchObject(refusal)
  expect(await school.run('select id from orders where organization_id = $1', [school.id])).toEqual([])
  const corrected = (await bill(slave, later, own)).body
  const { body: sent } = await send(slave, corrected)
  expect((await approve(sent.id)).code).toBeUndefined()
})

test('where the shop knows no tax number, any will do, but no person', async () => {
  const cart = await fill(school.master, 'cash_on_delivery')
  expect(await pay(school.master, cart, 'transfer')).toMatchObject(refusal)
  const { body: billed } = await bill(school.master, cart, companyBilling)
  expect((await finalize(school.master, (await pay(school.master, billed, 'transfer')).body)).code).toBeUndefined()
})

test('the same holds for the checkout of an offer', async () => {
  await learnTaxNumber()
  const { master } = school
  let cart = await school.goThrough(master, await school.sentWithDelivery(master))
  expect(await pay(master, cart, 'transfer')).toMatchObject(refusal)
  cart = (await bill(master, cart, own)).body
  cart = (await pay(master, cart, 'transfer')).body
  expect((await finalize(master, cart)).code).toBeUndefined()
})
